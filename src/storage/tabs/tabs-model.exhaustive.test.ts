import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, stepsIn } from '../testing/tabs-model.ts';

describe('randomly interleaved tabs', () => {
  it.each([1, 2, 3])(
    'lose no acknowledged version silently: %i tabs',
    async (tabCount) => {
      await fc.assert(
        fc.asyncProperty(stepsIn(tabCount), async (steps) => {
          expect(await play(tabCount, steps)).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
    120_000,
  );
});
