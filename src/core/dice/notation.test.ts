import { expect, it } from 'vitest';
import { diceNotation } from './notation.ts';

it.each([
  [3, '', '', '3d6'],
  [12, '/roll ', '', '/roll 12d6'],
  [1, '!', ' explode', '!1d6 explode'],
])('%i dice between %j and %j are written %j', (count, dicePrefix, diceSuffix, text) => {
  expect(diceNotation(count, { dicePrefix, diceSuffix })).toBe(text);
});
