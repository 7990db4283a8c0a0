import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../testing/arbitrary-sheets.ts';
import { SMALL_GAME } from '../../testing/sheets.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { MODIFIER_KINDS } from '../rules/vocabulary.ts';
import { deleteEntry, revertEntry } from './change-history.ts';
import { derive } from './derive.ts';
import { addDraftedItems } from './items/add-items.ts';
import { equip } from './items/equipment.ts';
import { genericItem } from './items/generic-item.ts';
import { addItem, changeQuantity, deleteItem } from './items/items.ts';
import { takeBack } from './parked/parked.ts';
import { addPotential, changeResource } from './resources.ts';
import { parseSheet, storedSheetOf } from './sheet/parse-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';
import { submitSkills, withSkillLevel } from './skills/skills.ts';
import { removeTalent } from './talents/remove-talent.ts';
import { addToTalentDraft, submitTalents } from './talents/talent-draft.ts';
import { validateSheet } from './validate.ts';

type Transition = (sheet: Sheet) => Sheet;

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double(), fc.constant(Number.NaN));
const anyIndex = fc.nat(9);
const anyTalent = fc.constantFrom(...SMALL_GAME.talents.keys());

/** The id at an index of the inventory, or none. */
function idAt({ inventory }: Sheet, index: number): string {
  return [...inventory.keys()][index] ?? '';
}

const anyTransition: fc.Arbitrary<Transition> = fc.oneof(
  fc.tuple(fc.constantFrom('health', 'energy', 'vigor', 'focus', 'currency', 'boostPoints'), anyNumber).map(
    ([resource, value]): Transition =>
      (sheet) =>
        changeResource(derive(sheet, SMALL_GAME), resource, value),
  ),
  anyNumber.map(
    (amount): Transition =>
      (sheet) =>
        addPotential(sheet, amount),
  ),
  fc.tuple(fc.array(fc.constantFrom(...SMALL_GAME.items.keys()), { maxLength: 3 }), fc.nat()).map(
    ([draft, time]): Transition =>
      (sheet) =>
        addDraftedItems(sheet, draft, time, SMALL_GAME),
  ),
  fc.tuple(anyNumber, anyNumber).map(
    ([weightInTenths, cost]): Transition =>
      (sheet) =>
        addItem(sheet, genericItem({ name: 'Rope', flavor: '', weightInTenths, cost }, 1)),
  ),
  fc.tuple(anyIndex, anyNumber).map(
    ([index, quantity]): Transition =>
      (sheet) =>
        changeQuantity(sheet, idAt(sheet, index), quantity, SMALL_GAME),
  ),
  anyIndex.map(
    (index): Transition =>
      (sheet) =>
        deleteItem(sheet, idAt(sheet, index), 1, SMALL_GAME),
  ),
  fc.tuple(fc.constantFrom('weapon' as const, 'armor' as const), anyIndex).map(
    ([kind, index]): Transition =>
      (sheet) =>
        equip(sheet, { kind }, idAt(sheet, index), SMALL_GAME),
  ),
  fc.tuple(fc.nat(3), anyIndex).map(
    ([slot, index]): Transition =>
      (sheet) =>
        equip(sheet, { kind: 'accessory', index: slot }, idAt(sheet, index), SMALL_GAME),
  ),
  fc.tuple(fc.constantFrom(...SMALL_GAME.skills.keys()), anyNumber).map(
    ([skill, level]): Transition =>
      (sheet) =>
        submitSkills(sheet, withSkillLevel(sheet, new Map(), skill, level, SMALL_GAME), SMALL_GAME),
  ),
  anyTalent.map(
    (name): Transition =>
      (sheet) =>
        submitTalents(sheet, addToTalentDraft(sheet, [], name, SMALL_GAME), SMALL_GAME),
  ),
  anyTalent.map(
    (name): Transition =>
      (sheet) =>
        removeTalent(sheet, name, SMALL_GAME),
  ),
  anyIndex.map(
    (index): Transition =>
      (sheet) =>
        revertEntry(sheet, index, 7, SMALL_GAME),
  ),
  anyIndex.map(
    (index): Transition =>
      (sheet) =>
        deleteEntry(sheet, index),
  ),
  fc.constant<Transition>((sheet) => takeBack(sheet, SMALL_GAME)),
);

describe('any sequence of transitions', () => {
  it.prop([anySheet, fc.array(anyTransition, { minLength: 1, maxLength: 12 })])(
    'keeps the character derived from its sheet, resources in their bounds, and the sheet storable',
    (any, transitions) => {
      let { sheet } = validateSheet(any, SMALL_GAME);
      let character = derive(sheet, SMALL_GAME);
      for (const transition of transitions) {
        sheet = transition(sheet);
        character = derive(sheet, SMALL_GAME);
        // With skills of its own, since what copies of a sheet give is derived once.
        const { modifier, ...anew } = derive({ ...sheet, skills: new Map(sheet.skills) }, SMALL_GAME);
        expect(character).toMatchObject(anew);
        for (const name of MODIFIER_KINDS) expect(character.modifier(name)).toEqual(modifier(name));
        const { maximum } = character;
        const bounds = [
          [sheet.health, maximum.HEALTH.total],
          [sheet.energy, maximum.ENERGY.total],
          [sheet.vigor, maximum.VIGOR.total],
          [sheet.focus, maximum.FOCUS.total],
          [sheet.currency, MAX_NUMBER],
          [sheet.boostPoints, MAX_NUMBER],
          [sheet.potential, MAX_NUMBER],
        ] as const;
        for (const [value, most] of bounds) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(most);
        }
      }
      const read = parseSheet(storedSheetOf(sheet));
      expect(read).toEqual({ ok: true, value: sheet });
      const { dropped } = validateSheet(sheet, SMALL_GAME);
      // A revert may restore an older item or record; everything else stays valid.
      expect(dropped.filter(({ what }) => what !== 'item')).toEqual([]);
    },
  );
});
