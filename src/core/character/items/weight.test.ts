import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { aCustomItem, anInventoryItem, aSheet, SMALL_GAME } from '../../../testing/sheets.ts';
import { MAX_NUMBER, oneDecimal } from '../../lib/whole-number.ts';
import { carriedWeight, itemWeight } from './weight.ts';

describe('a weight is kept to one decimal', () => {
  it.each([
    [0.25, 0.3],
    [0.24, 0.2],
    [0.15 * 3, 0.5],
    [0.1 + 0.2, 0.3],
    [-0.01, 0],
    [-1.26, -1.3],
    [7, 7],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 1e12],
    [-1e300, -1e12],
  ])('%d is %d', (weight, kept) => {
    expect(oneDecimal(weight)).toBe(kept);
  });
});

describe('the weight carried', () => {
  it.prop([fc.array(fc.nat(9999))])('is the sum of any tenths', (tenths) => {
    const items = tenths.map((tenth, index) => aCustomItem(`Item ${index}`, { weight: tenth / 10 }));
    let total = 0;
    for (const tenth of tenths) total += tenth;
    expect(carriedWeight(aSheet(), SMALL_GAME, items).total).toBe(total / 10);
  });
});

describe('an item weighs', () => {
  it.each([
    ['its quantity times the weight of its template', anInventoryItem('Arrow', { quantity: 7 }), 1.4],
    ['as much where its file says otherwise', { ...anInventoryItem('Sword'), weight: 99 }, 3],
    [
      'its own weight, whatever its quantity, where it is custom',
      aCustomItem('Rope', { weight: 1.5, quantity: 9 }),
      1.5,
    ],
    ['0 for a custom item without a weight', anInventoryItem('Generic'), 0],
    ['0 for an unknown template', anInventoryItem('Spaceship'), 0],
    ['at most what a number can hold exactly', anInventoryItem('Sword', { quantity: MAX_NUMBER }), 1e12],
  ])('%s', (_, item, weight) => {
    expect(itemWeight(item, SMALL_GAME)).toBe(weight);
  });
});
