import { expect, it } from 'vitest';
import { winsText } from './forecast-words.ts';

it.each([
  [{ share: 1, low: 0.99, high: 1 }, 'The party wins 100 % of the fights, ± 1 point.'],
  [{ share: 0.62, low: 0.575, high: 0.665 }, 'The party wins 62 % of the fights, ± 5 points.'],
])('the result has its margin in points: %j', (interval, text) => {
  expect(winsText(interval)).toBe(text);
});
