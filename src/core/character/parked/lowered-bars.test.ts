import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
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
    expect(under(lowered, 30)).toEqual(lowered);
    const partly = under(lowered, 40);
    expect([partly.health, waiting(partly)]).toEqual([40, [health(50, 40)]]);
    const whole = under(partly, 60);
    expect([whole.health, waiting(whole)]).toEqual([50, []]);
  });

  it('returns without undoing later damage', () => {
    const wounded = setTo(under(sheetOf(50), 30), 10, 30);
    const back = under(wounded, 50);
    expect([back.health, waiting(back)]).toEqual([30, []]);
    const twice = under(setTo(under(sheetOf(50), 30), 10, 30), 5);
    expect(waiting(twice)).toEqual([health(50, 30), health(10, 5)]);
    expect(under(twice, 30).health).toBe(10);
    expect(under(twice, 50).health).toBe(30);
  });

  it('is dropped as far as the bar was refilled meanwhile', () => {
    const filled = setTo(sheetOf(30, health(50, 30)), 45, 50);
    expect(waiting(filled)).toEqual([health(50, 45)]);
    expect(under(setTo(filled, 20, 50), 50).health).toBe(25);
    expect(waiting(setTo(filled, 50, 50))).toEqual([]);
  });

  it('is not dropped by a typing mistake', () => {
    const lowered = sheetOf(10, health(50, 30));
    const slipped = setTo(lowered, 100, 50);
    expect([slipped.health, waiting(slipped)]).toEqual([50, []]);
    const mended = changeResource(derive(slipped, game(50)), 'health', 10, waiting(lowered));
    expect([mended.health, waiting(mended)]).toEqual([10, [health(50, 30)]]);
  });

  it('returns with the talents that raise the maximum', () => {
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
    expect(parkedNames(parkedNowDefined(again, both), again).belongings).toEqual(['Hale']);
    expect(takeBack(again, both)).toEqual(sheet);
  });
});
