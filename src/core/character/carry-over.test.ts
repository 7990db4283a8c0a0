import { describe, expect, it } from 'vitest';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aStatusEffect,
  aTalent,
  CONSTANTS,
  gameDataOf,
  type PackJson,
} from '../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { carryOver } from './carry-over.ts';
import { derive } from './derive.ts';
import { COMBAT_NOT_STARTED } from './sheet/default-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';
import { validateSheet } from './validate.ts';

/** A pack whose entries end in this. Higher constants than 0, so that a character can be derived. */
const packOf = (version: number, end: string, play?: unknown): PackJson => ({
  name: 'Core',
  version,
  constants: CONSTANTS,
  actions: {
    defaultActions: [],
    defaultManeuvers: [],
    actions: [anAction(`Slash${end}`)],
    maneuvers: [anAction(`Feint${end}`)],
  },
  skills: [aSkill(`Blades${end}`)],
  items: [anItem(`Sword${end}`)],
  statusEffects: [aStatusEffect(`Burning${end}`)],
  talents: [
    aTalent(`Parry${end}`),
    aTalent(`Riposte${end}`, { upgrades: `Parry${end}` }),
    aTalent(`Storm${end}`, { tier: 'PINNACLE' }),
  ],
  ...(play === undefined ? {} : { play }),
});

const RENAMED = {
  actions: ['Slash'],
  maneuvers: ['Feint'],
  skills: ['Blades'],
  items: ['Sword'],
  statusEffects: ['Burning'],
  talents: ['Parry', 'Riposte', 'Storm'],
};

/** Renames every entry of the first version to that of the second. */
const FORMERLY = Object.fromEntries(
  Object.entries(RENAMED).map(([sort, names]) => [
    sort,
    Object.fromEntries(names.map((name) => [name, `${name} II`])),
  ]),
);

const FIRST = gameDataOf(aPack(packOf(1, '')));
const SECOND = gameDataOf(aPack(packOf(2, ' II', { formerly: FORMERLY })));

const sword = anInventoryItem('Sword');
const COMBAT = {
  ...COMBAT_NOT_STARTED,
  round: 2,
  statusEffects: new Map([['Burning', 3]]),
  combatActions: ['Slash', 'Feint'],
};
const OWNER: Sheet = validateSheet(
  aSheet({
    skills: new Map([['Blades', 4]]),
    talents: ['Riposte'],
    pinnacles: ['Storm'],
    inventory: inventoryOf(sword),
    equipment: { weapon: sword.id, armor: '', accessories: [] },
    combatState: COMBAT,
    changeHistory: [
      { date: 1, discriminator: 0, item: sword },
      { date: 2, discriminator: 4, combatState: COMBAT },
    ],
  }),
  FIRST,
).sheet;

/** Every name of the first version by that of the second, in the text of a sheet. */
const renamedText = (value: unknown): unknown =>
  JSON.stringify(value, (_key, each: unknown) => (each instanceof Map ? [...each] : each)).replaceAll(
    new RegExp(`"(${Object.values(RENAMED).flat().join('|')})"`, 'gu'),
    '"$1 II"',
  );
const textOf = (value: unknown): unknown =>
  JSON.stringify(value, (_key, each: unknown) => (each instanceof Map ? [...each] : each));

describe('a character of entries that have another name now', () => {
  it('keeps everything under the new names, and loses nothing', () => {
    const { sheet, dropped, lowered, carriedOver } = validateSheet(OWNER, SECOND, FIRST);
    expect([dropped, lowered]).toEqual([[], []]);
    expect(textOf({ ...sheet, packInfo: [] })).toBe(renamedText({ ...OWNER, packInfo: [] }));
    expect(carriedOver.map(({ sort, from, to }) => `${sort} ${from} ${to}`)).toEqual([
      'skills Blades Blades II',
      'talents Riposte Riposte II',
      'talents Storm Storm II',
      'items Sword Sword II',
      'statusEffects Burning Burning II',
      'actions Slash Slash II',
      'maneuvers Feint Feint II',
    ]);
    const before = derive(OWNER, FIRST).potential.used.total;
    expect(derive(sheet, SECOND).potential.used.total).toBe(before);
  });

  it('is parked without the new names, and is offered back under them', () => {
    const lost = validateSheet(OWNER, gameDataOf(aPack(packOf(2, ' II'))), FIRST);
    expect(lost.dropped).not.toEqual([]);
    const { sheet } = validateSheet(lost.sheet, SECOND);
    expect([sheet.skills.get('Blades II'), sheet.parked.skills.size]).toEqual([4, 0]);
    expect(sheet.parked).toMatchObject({ talents: ['Riposte II'], pinnacles: ['Storm II'] });
    expect(sheet.parked.items.map(({ template }) => template)).toEqual(['Sword II']);
  });

  it('is the same object where nothing of it was renamed', () => {
    expect(carryOver(OWNER, FIRST).sheet).toBe(OWNER);
    const other = gameDataOf(aPack(packOf(1, '', { formerly: { talents: { Nothing: 'Parry' } } })));
    expect(carryOver(OWNER, other)).toEqual({ sheet: OWNER, carriedOver: [] });
  });

  it('keeps a name that is still defined, one whose new name is not, and one of a circle', () => {
    const formerly = {
      talents: { Riposte: 'Parry', Gone: 'Nowhere', A: 'B', B: 'A' },
      items: 'nothing',
    };
    const gameData = gameDataOf(aPack(packOf(1, '', { formerly })));
    const sheet = aSheet({ talents: ['Riposte', 'Gone', 'A'] });
    expect(carryOver(sheet, gameData).sheet).toBe(sheet);
    const later = gameDataOf(aPack(packOf(1, '', { format: 2, formerly: { talents: { Gone: 'Parry' } } })));
    expect(carryOver(sheet, later).sheet).toBe(sheet);
  });

  it('has the higher level of two skills that are one now, and each talent once', () => {
    const formerly = { skills: { Swords: 'Blades', Knives: 'Swords' }, talents: { Block: 'Parry' } };
    const gameData = gameDataOf(aPack(packOf(1, '', { formerly })));
    const skills = new Map([
      ['Knives', 3],
      ['Blades', 1],
      ['Swords', 2],
    ]);
    const { sheet } = carryOver(aSheet({ skills, talents: ['Block', 'Parry'] }), gameData);
    expect([...sheet.skills]).toEqual([['Blades', 3]]);
    expect(sheet.talents).toEqual(['Parry']);
  });

  it('keeps the name that the player gave an item', () => {
    const mine = { ...sword, name: 'Needle' };
    const { sheet } = carryOver(aSheet({ inventory: inventoryOf(mine) }), SECOND);
    expect(sheet.inventory.get(sword.id)).toEqual({ ...mine, template: 'Sword II' });
  });
});
