import type * as real from '../../src/storage/recovery/quarantine.ts';

export const putQuarantined: typeof real.putQuarantined = () => undefined;
