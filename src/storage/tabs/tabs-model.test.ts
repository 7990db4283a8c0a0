import fc from 'fast-check';
import { expect, it } from 'vitest';
import { play, stepsIn } from '../testing/tabs-model.ts';

it.each([1, 2, 3])(
  'no version that was said to be saved is lost silently, however %i tabs interleave',
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
