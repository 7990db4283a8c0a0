import type * as real from '../../src/storage/saving/storage-context.ts';

export const markOutdated: typeof real.markOutdated = () => undefined;
