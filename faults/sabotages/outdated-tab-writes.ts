import type * as real from '../../src/storage/context/storage-context.ts';

export const markOutdated: typeof real.markOutdated = () => undefined;
