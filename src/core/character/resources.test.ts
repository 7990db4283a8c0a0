import { describe, expect, test } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet, SMALL_GAME } from '../../testing/sheets.ts';
import { LARGEST_NUMBER } from '../lib/whole-number.ts';
import { derive } from './derive.ts';
import {
  addPotential,
  changeResource,
  potentialPreview,
  refillText,
  withBarsAtMaximum,
  withBarsRefilled,
  withinMaxima,
} from './resources.ts';

describe('a resource', () => {
  test.each([
    ['health', 20],
    ['energy', 10],
    ['vigor', 3],
    ['focus', 3],
    ['currency', LARGEST_NUMBER],
    ['boostPoints', LARGEST_NUMBER],
  ] as const)('%s is a whole number from 0 to %d', (resource, maximum) => {
    const set = (value: number) => changeResource(derive(aSheet(), SMALL_GAME), resource, value)[resource];
    expect(set(1)).toBe(1);
    expect(set(0)).toBe(0);
    expect(set(-5)).toBe(0);
    expect(set(1.2)).toBe(2);
    expect(set(Number.NaN)).toBe(0);
    expect(set(maximum)).toBe(maximum);
    expect(set(Number.POSITIVE_INFINITY)).toBe(maximum);
    expect(set(Number.NEGATIVE_INFINITY)).toBe(0);
  });

  test('changes alone', () => {
    expect(changeResource(derive(aSheet(), SMALL_GAME), 'energy', 3)).toEqual(aSheet({ energy: 3 }));
    expect(changeResource(derive(aSheet(), SMALL_GAME), 'currency', 30)).toEqual(aSheet({ currency: 30 }));
  });

  test('set to what it is leaves the sheet as it is', () => {
    const sheet = aSheet();
    expect(changeResource(derive(sheet, SMALL_GAME), 'health', 12)).toBe(sheet);
    expect(changeResource(derive(sheet, SMALL_GAME), 'currency', Number.NaN)).toBe(sheet);
  });

  test('with a maximum of 0 is 0', () => {
    expect(changeResource(derive(aSheet({ talents: ['Frail'] }), SMALL_GAME), 'health', 5).health).toBe(0);
  });
});

describe('bars', () => {
  test('keep within their maximum', () => {
    const full = aSheet({ health: 21, energy: 11, vigor: 4, focus: 4 });
    expect(withinMaxima(full, SMALL_GAME)).toEqual(aSheet({ health: 20, energy: 10, vigor: 3, focus: 3 }));
    expect(withinMaxima(aSheet({ vigor: 4 }), SMALL_GAME)).toEqual(aSheet({ vigor: 3 }));
    const sheet = aSheet();
    expect(withinMaxima(sheet, SMALL_GAME)).toBe(sheet);
  });

  test('health and energy go to their maximum, vigor and focus only keep within theirs', () => {
    expect(withBarsRefilled(aSheet({ vigor: 9 }), SMALL_GAME)).toEqual(
      aSheet({ health: 20, energy: 10, vigor: 3 }),
    );
    expect(withBarsRefilled(aSheet({ health: 99, energy: 99 }), SMALL_GAME)).toEqual(
      aSheet({ health: 20, energy: 10 }),
    );
    expect(refillText()).toBe('Health and energy are set to their maximum.');
  });

  test('all four go to their maximum', () => {
    expect(withBarsAtMaximum(aSheet(), SMALL_GAME)).toEqual(
      aSheet({ health: 20, energy: 10, vigor: 3, focus: 3 }),
    );
  });

  test('are never more than a number can hold exactly', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        talents: [aTalent('Endless', { modifiers: { MAXIMUM_HEALTH: 1e300 } })],
      }),
    );
    expect(withBarsAtMaximum(aSheet({ talents: ['Endless'] }), gameData).health).toBe(LARGEST_NUMBER);
  });
});

describe('potential', () => {
  test.each([
    [5, 45],
    [0, 40],
    [-5, 40],
    [0.5, 41],
    [Number.NaN, 40],
    [Number.POSITIVE_INFINITY, LARGEST_NUMBER],
  ])('of 40 with %d added is %d', (amount, potential) => {
    expect(potentialPreview(aSheet(), amount)).toBe(`Your new Potential will be ${potential}.`);
    expect(addPotential(aSheet(), amount)).toEqual(aSheet({ potential }));
  });

  test('with nothing added leaves the sheet as it is', () => {
    const sheet = aSheet();
    expect(addPotential(sheet, 0)).toBe(sheet);
  });
});
