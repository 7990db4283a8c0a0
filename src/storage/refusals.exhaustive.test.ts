import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './testing/operations.ts';
import { REFUSALS, refuse } from './testing/refusals.ts';

const some = OPERATIONS.filter(({ name }) =>
  [
    'create',
    'save',
    'remove',
    'store a pack',
    'download a backup',
    'restore a backup',
    'a first start',
  ].includes(name),
);

describe('a browser that refuses storage', () => {
  it.each(Object.keys(REFUSALS))(
    'loses no change: each is shown as unsaved, kept, and stored on a retry: %s',
    async (how) => {
      expect(some).toHaveLength(7);
      for (const operation of some) expect(await refuse(operation, how)).toEqual([]);
    },
  );
});
