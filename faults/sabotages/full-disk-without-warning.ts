import type * as real from '../../src/storage/third-copy/space-warning.ts';

export const createSpaceWarning: typeof real.createSpaceWarning = (_, { reserve }) => ({
  warn: () => undefined,
  check: async () => void (await reserve.ensure()),
});
