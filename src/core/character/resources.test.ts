import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet, SMALL_GAME } from '../../testing/sheets.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
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
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';

describe('a resource', () => {
  it.each([
    ['health', 20],
    ['energy', 10],
    ['vigor', 3],
    ['focus', 3],
    ['currency', MAX_NUMBER],
    ['boostPoints', MAX_NUMBER],
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

  it('changes without the others', () => {
    expect(changeResource(derive(aSheet(), SMALL_GAME), 'energy', 3)).toEqual(aSheet({ energy: 3 }));
    expect(changeResource(derive(aSheet(), SMALL_GAME), 'currency', 30)).toEqual(aSheet({ currency: 30 }));
  });

  it('set to its own value leaves the sheet unchanged', () => {
    const sheet = aSheet();
    expect(changeResource(derive(sheet, SMALL_GAME), 'health', 12)).toBe(sheet);
    expect(changeResource(derive(sheet, SMALL_GAME), 'currency', Number.NaN)).toBe(sheet);
  });

  it('with a maximum of 0 is 0', () => {
    expect(changeResource(derive(aSheet({ talents: ['Frail'] }), SMALL_GAME), 'health', 5).health).toBe(0);
  });
});

describe('bars', () => {
  it('keep within their maximum, and what they lose waits', () => {
    const full = aSheet({ health: 21, energy: 11, vigor: 4, focus: 4 });
    expect(withinMaxima(full, SMALL_GAME)).toMatchObject({ health: 20, energy: 10, vigor: 3, focus: 3 });
    expect(withinMaxima(aSheet({ vigor: 4 }), SMALL_GAME)).toEqual(
      aSheet({ vigor: 3, parked: { ...DEFAULT_SHEET.parked, bars: [{ bar: 'VIGOR', from: 4, to: 3 }] } }),
    );
    const sheet = aSheet();
    expect(withinMaxima(sheet, SMALL_GAME)).toBe(sheet);
  });

  it('are filled for health and energy, and kept within their maximum for vigor and focus', () => {
    expect(withBarsRefilled(aSheet({ vigor: 9 }), SMALL_GAME)).toMatchObject({
      health: 20,
      energy: 10,
      vigor: 3,
    });
    expect(withBarsRefilled(aSheet({ health: 99, energy: 99 }), SMALL_GAME)).toEqual(
      aSheet({ health: 20, energy: 10 }),
    );
    expect(refillText(SMALL_GAME)).toBe('Health and energy are set to their maximum.');
  });

  it('are all filled', () => {
    expect(withBarsAtMaximum(aSheet(), SMALL_GAME)).toEqual(
      aSheet({ health: 20, energy: 10, vigor: 3, focus: 3 }),
    );
  });

  it('are never more than a number can hold exactly', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        talents: [aTalent('Endless', { modifiers: { MAXIMUM_HEALTH: 1e300 } })],
      }),
    );
    expect(withBarsAtMaximum(aSheet({ talents: ['Endless'] }), gameData).health).toBe(MAX_NUMBER);
  });
});

describe('potential', () => {
  it.each([
    [5, 45],
    [0, 40],
    [-5, 40],
    [0.5, 41],
    [Number.NaN, 40],
    [Number.POSITIVE_INFINITY, MAX_NUMBER],
  ])('of 40 with %d added is %d', (amount, potential) => {
    expect(potentialPreview(aSheet(), amount, 'Potential')).toBe(`Your new Potential will be ${potential}.`);
    expect(addPotential(aSheet(), amount)).toEqual(aSheet({ potential }));
  });

  it('with nothing added leaves the sheet unchanged', () => {
    const sheet = aSheet();
    expect(addPotential(sheet, 0)).toBe(sheet);
  });
});
