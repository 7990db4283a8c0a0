import type * as real from '../../src/storage/primary/quarantine.ts';

export const putQuarantined: typeof real.putQuarantined = () => undefined;
