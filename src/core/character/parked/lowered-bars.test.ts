import { describe, expect, it } from 'vitest';
import { aPack, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { aSheet } from '../../../testing/sheets.ts';
import { derive } from '../derive.ts';
import { changeResource } from '../resources.ts';
import type { LoweredBar, Sheet } from '../sheet/sheet.ts';
import { validateSheet } from '../validate.ts';
import { withLowered } from './lowered-bars.ts';
import { parkedNowDefined, takeBack } from './parked.ts';
import { parkedNames } from './parked-names.ts';

const health = (from: number, to: number): LoweredBar => ({ bar: 'HEALTH', from, to });

/** Game data with this maximum of health, and with this one if a talent of `Custom` is owned. */
const game = (maximum: number) => gameDataOf(aPack({ constants: { ...CONSTANTS, MAXIMUM_HEALTH: maximum } }));

const sheetOf = (healthNow: number, ...bars: LoweredBar[]) => {
  const sheet = aSheet({ health: healthNow });
  return { ...sheet, parked: { ...sheet.parked, bars } };
};

const under = (sheet: Sheet, maximum: number) => validateSheet(sheet, game(maximum)).sheet;

const setTo = (sheet: Sheet, value: number, maximum: number) =>
  changeResource(derive(sheet, game(maximum)), 'health', value);

const waiting = ({ parked }: Sheet) => parked.bars;

describe('a loss of a bar', () => {
  it('joins losses that it overlaps or meets, by bar, the highest first', () => {
    expect(withLowered([health(50, 30)], [health(40, 20)])).toEqual([health(50, 20)]);
    expect(withLowered([health(50, 30)], [health(30, 20)])).toEqual([health(50, 20)]);
    expect(withLowered([health(50, 20)], [health(40, 30)])).toEqual([health(50, 20)]);
    expect(withLowered([health(10, 5)], [health(50, 30)])).toEqual([health(50, 30), health(10, 5)]);
    const focus: LoweredBar = { bar: 'FOCUS', from: 40, to: 20 };
    expect(withLowered([focus], [health(50, 30)])).toEqual([health(50, 30), focus]);
    expect(withLowered([], [health(20, 20), health(20, 30)])).toEqual([]);
  });

  it('stays parked while the maximum is lower, and returns as far as the maximum rises', () => {
    const lowered = under(sheetOf(50), 30);
    expect([lowered.health, waiting(lowered)]).toEqual([30, [health(50, 30)]]);
    expect(takeBack(lowered, game(30))).toBe(lowered);
    const partly = takeBack(under(lowered, 40), game(40));
    expect([partly.health, waiting(partly)]).toEqual([40, [health(50, 40)]]);
    const whole = takeBack(under(partly, 60), game(60));
    expect([whole.health, waiting(whole)]).toEqual([50, []]);
  });

  it('returns without undoing later damage', () => {
    const wounded = setTo(under(sheetOf(50), 30), 10, 30);
    const back = takeBack(under(wounded, 50), game(50));
    expect([back.health, waiting(back)]).toEqual([30, []]);
    const twice = under(setTo(under(sheetOf(50), 30), 10, 30), 5);
    expect(waiting(twice)).toEqual([health(50, 30), health(10, 5)]);
    expect(takeBack(under(twice, 30), game(30)).health).toBe(10);
    expect(takeBack(under(twice, 50), game(50)).health).toBe(30);
  });

  it('is dropped as far as the bar was refilled meanwhile', () => {
    const filled = setTo(under(under(sheetOf(50), 30), 50), 45, 50);
    expect(waiting(filled)).toEqual([health(50, 45)]);
    const wounded = setTo(filled, 20, 50);
    expect(takeBack(wounded, game(50)).health).toBe(25);
    expect(waiting(setTo(filled, 50, 50))).toEqual([]);
  });

  it('is not dropped by a typing mistake', () => {
    const lowered = setTo(under(under(sheetOf(50), 30), 50), 10, 50);
    const slipped = setTo(lowered, 100, 50);
    expect([slipped.health, waiting(slipped)]).toEqual([50, []]);
    const mended = changeResource(derive(slipped, game(50)), 'health', 10, waiting(lowered));
    expect([mended.health, waiting(mended)]).toEqual([10, [health(50, 30)]]);
  });

  it('does not return to a maximum that ends with a status effect', () => {
    const effect = aStatusEffect('Hale', { modifiersByPolarity: { MAXIMUM_HEALTH: true } });
    const withEffect = (maximum: number) =>
      gameDataOf(aPack({ constants: { ...CONSTANTS, MAXIMUM_HEALTH: maximum }, statusEffects: [effect] }));
    const lowered = validateSheet(sheetOf(50), withEffect(30)).sheet;
    const hale = {
      ...lowered,
      combatState: { ...lowered.combatState, round: 1, statusEffects: new Map([['Hale', 5]]) },
    };
    expect(derive(hale, withEffect(30)).maximum.HEALTH.total).toBeGreaterThan(30);
    expect(parkedNowDefined(hale, withEffect(30)).bars).toEqual([]);
    expect(takeBack(hale, withEffect(30))).toBe(hale);
  });

  it('stays parked while a status effect lowers the maximum', () => {
    const effect = aStatusEffect('Withered', { modifiersByPolarity: { MAXIMUM_HEALTH: false } });
    const withEffect = (maximum: number) =>
      gameDataOf(aPack({ constants: { ...CONSTANTS, MAXIMUM_HEALTH: maximum }, statusEffects: [effect] }));
    const lowered = validateSheet(sheetOf(50), withEffect(30)).sheet;
    const statusEffects = new Map([['Withered', 4]]);
    const withered = { ...lowered, combatState: { ...lowered.combatState, round: 1, statusEffects } };
    const reach = derive(withered, withEffect(50)).maximum.HEALTH.total;
    expect(reach).toBeLessThan(50);
    const back = takeBack(withered, withEffect(50));
    expect([back.health, waiting(back)]).toEqual([reach, [health(50, reach)]]);
    expect(takeBack({ ...back, combatState: lowered.combatState }, withEffect(50)).health).toBe(50);
  });

  it('is offered with the talents that raise the maximum', () => {
    const base = aPack({ constants: { ...CONSTANTS, MAXIMUM_HEALTH: 30 } });
    const custom = aPack({
      name: 'Custom',
      talents: [aTalent('Hale', { modifiers: { MAXIMUM_HEALTH: 20 } })],
    });
    const both = gameDataOf(base, custom);
    const sheet = validateSheet(aSheet({ health: 45, talents: ['Hale'] }), both).sheet;
    const without = validateSheet(sheet, gameDataOf(base), both).sheet;
    expect([without.health, waiting(without)]).toEqual([30, [health(45, 30)]]);
    const again = validateSheet(without, both).sheet;
    expect(parkedNames(parkedNowDefined(again, both), again).belongings).toEqual(['Hale', '15 Health']);
    expect(takeBack(again, both)).toEqual(sheet);
  });
});
