import { expect, it } from 'vitest';
import { signed, withMinus } from './signed.ts';

it.each([
  [4, '4', '+4'],
  [0, '0', '+0'],
  [-2, '−2', '−2'],
  [-1.5, '−1.5', '−1.5'],
])('%d is written %s, and as a change %s', (value, figure, change) => {
  expect([withMinus(value), signed(value)]).toEqual([figure, change]);
});
