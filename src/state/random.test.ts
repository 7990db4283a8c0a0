import { expect, it } from 'vitest';
import { randomFrom } from './random.ts';

/** A source that returns these values, one per call. */
function sourceOf(...values: readonly number[]) {
  const left = [...values];
  return {
    left,
    getRandomValues<Values extends ArrayBufferView | null>(array: Values): Values {
      (array as unknown as Uint32Array)[0] = left.shift() ?? 0;
      return array;
    },
  };
}

it('every value of a full run gives its position in the run', () => {
  const random = randomFrom(sourceOf(0, 1, 5, 6, 4_294_967_291));
  expect([random(6), random(6), random(6), random(6), random(6)]).toEqual([0, 1, 5, 0, 5]);
});

it('a value beyond the last full run is drawn again', () => {
  const source = sourceOf(4_294_967_292, 4_294_967_295, 3);
  expect(randomFrom(source)(6)).toBe(3);
  expect(source.left).toEqual([]);
});
