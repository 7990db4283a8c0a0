import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet, SMALL_GAME } from '../../testing/sheets.ts';
import { isAffordable } from '../combat/affordability.ts';
import { availableResource, withResourceChange } from '../combat/available-resources.ts';
import { BAR_TABLE, BARS } from '../rules/bars.ts';
import { CONSTANT_NAMES, MODIFIER_KINDS, RESOURCE_NAMES, RESOURCES } from '../rules/vocabulary.ts';
import { createCharacter } from './create.ts';
import { derive } from './derive.ts';
import { CURRENT_SHEET_VERSION } from './migrations/steps.ts';
import { parkedNames } from './parked/parked-names.ts';
import { changeResource, refillText, withBarsRefilled, withinMaxima } from './resources.ts';
import { parseSheet, parseStoredSheet, serializeSheet } from './sheet/parse-sheet.ts';
import { validateSheet } from './validate.ts';

describe.each(BARS)('the bar %s', (bar) => {
  const { field, name, constant, modifier, costModifier, reserve, isRefilled } = BAR_TABLE[bar];
  const game = (maximum: number) =>
    gameDataOf(
      aPack({
        constants: { ...CONSTANTS, [constant]: maximum },
        talents: [aTalent('Great', { modifiers: { [modifier]: 3 } })],
      }),
    );
  const sheetAt = (value: number) => aSheet({ [field]: value });

  it('is a named resource', () => {
    expect(RESOURCES).toContain(bar);
    expect(RESOURCE_NAMES[bar]).toBe(name);
  });

  it('has a constant and modifiers that packs may define', () => {
    expect(CONSTANT_NAMES).toContain(constant);
    expect(MODIFIER_KINDS).toContain(modifier);
    if (costModifier !== undefined) expect(MODIFIER_KINDS).toContain(costModifier);
  });

  it('is 1 if a file lacks it, and otherwise read unchanged', () => {
    const read = (json: unknown) => {
      const stored = parseStoredSheet(json);
      const sheet = stored.ok ? parseSheet(stored.value) : stored;
      return sheet.ok ? sheet.value : undefined;
    };
    expect(read({ version: CURRENT_SHEET_VERSION, name: 'Aria', notes: '' })?.[field]).toBe(1);
    expect(serializeSheet(sheetAt(9))).toHaveProperty(field, 9);
    expect(read(JSON.parse(JSON.stringify(serializeSheet(sheetAt(9)))))?.[field]).toBe(9);
  });

  it('has the constant and the modifiers as its maximum', () => {
    expect(derive(aSheet(), game(7)).maximum[bar].total).toBe(7);
    expect(derive(aSheet({ talents: ['Great'] }), game(7)).maximum[bar].total).toBe(10);
  });

  it('derives nothing from its value', () => {
    const before = derive(sheetAt(3), game(7));
    expect(derive({ ...before.sheet, [field]: 4 }, before.gameData).maximum).toBe(before.maximum);
  });

  it('stays between 0 and its maximum', () => {
    const set = (value: number) => changeResource(derive(aSheet(), game(7)), field, value)[field];
    expect([set(-1), set(5), set(8)]).toEqual([0, 5, 7]);
    expect(withinMaxima(sheetAt(8), game(7))[field]).toBe(7);
    expect(withResourceChange(sheetAt(3), bar, -5)[field]).toBe(0);
    expect(availableResource(sheetAt(3), bar)).toBe(3);
  });

  it('is at its maximum in a new character', () => {
    const created = createCharacter({ name: 'Aria', startingSkills: [], startingPotential: 0 }, game(7));
    expect(created[field]).toBe(7);
  });

  it('is filled by a change of talents only if its row says so', () => {
    expect(withBarsRefilled(sheetAt(3), game(7))[field]).toBe(isRefilled ? 7 : 3);
    expect(refillText(SMALL_GAME).toLowerCase().includes(name.toLowerCase())).toBe(isRefilled);
  });

  it('retains its reserve when it pays a cost', () => {
    expect(isAffordable(bar, 5 - reserve, 5)).toBe(true);
    expect(isAffordable(bar, 6 - reserve, 5)).toBe(false);
  });

  it('regains the points that a lower maximum took', () => {
    const { sheet, lowered } = validateSheet(sheetAt(9), game(7));
    expect(lowered).toContainEqual({ bar, from: 9, to: 7 });
    expect(parkedNames(sheet.parked, sheet).belongings).toContain(`2 ${name}`);
    expect(validateSheet(sheet, game(9)).sheet[field]).toBe(9);
  });

  it('may be changed by a status effect', () => {
    const effect = { name: 'Odd', description: '', tags: [], resourceType: bar };
    expect(aPack({ statusEffects: [effect] }).statusEffects[0]?.resourceType).toBe(bar);
  });
});
