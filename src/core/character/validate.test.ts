import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../testing/arbitrary-sheets.ts';
import { anItem, aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import {
  aCustomItem,
  anInventoryItem,
  aSheet,
  HOSTILE_NAMES,
  inventoryOf,
  SMALL_GAME,
} from '../../testing/sheets.ts';
import { wordingText } from '../lib/wording.ts';
import { takeBack } from './parked/parked.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';
import { validateSheet } from './validate.ts';

const NOTHING_PARKED = DEFAULT_SHEET.parked;
const UNDEFINED = 'The game data do not define it.';

/** The validation of Aria with these fields; losses are given as sentences. */
function validate(fields: Partial<Sheet>, gameData = SMALL_GAME) {
  const { sheet, dropped, lowered, restored } = validateSheet(aSheet(fields), gameData);
  const sentences = dropped.map(({ what, name, why }) => `${what} ${name}: ${wordingText(why)}`);
  return { sheet, dropped: sentences, lowered, restored };
}

describe('validation', () => {
  it('leaves a valid sheet unchanged', () => {
    const sheet = aSheet({
      talents: ['Parry'],
      pinnacles: ['Legend'],
      inventory: inventoryOf(anInventoryItem('Sword'), anInventoryItem('Ring'), aCustomItem('Rope')),
      equipment: { weapon: 'sword', armor: '', accessories: ['', 'ring'] },
    });
    expect(validateSheet(sheet, SMALL_GAME)).toEqual({
      sheet,
      dropped: [],
      lowered: [],
      restored: [],
      carriedOver: [],
    });
  });

  it('sets the packs to the current ones', () => {
    const gameData = gameDataOf(aPack({ name: 'Old', version: 2 }), aPack({ name: 'New', version: 0.5 }));
    expect(validate({}, gameData).sheet.packInfo).toEqual([
      ['Old', 2],
      ['New', 0.5],
    ]);
  });

  it('takes off accessories beyond ACCESSORIES_COUNT, which stay in the inventory', () => {
    const rings = ['a', 'b', 'c', 'd'].map((id) => anInventoryItem('Ring', { id, name: `Ring ${id}` }));
    const { sheet, dropped } = validate({
      inventory: inventoryOf(...rings),
      equipment: { weapon: '', armor: '', accessories: ['a', '', 'b', '', 'c'] },
    });
    expect(sheet.equipment.accessories).toEqual(['a', '']);
    expect(sheet.inventory.size).toBe(4);
    expect(sheet.parked).toEqual({
      ...NOTHING_PARKED,
      equipped: [
        { id: 'b', slot: { kind: 'accessory', index: 2 } },
        { id: 'c', slot: { kind: 'accessory', index: 4 } },
      ],
    });
    expect(dropped).toEqual([
      'accessory Ring b: It is taken off: 2 accessories can be worn.',
      'accessory Ring c: It is taken off: 2 accessories can be worn.',
    ]);
  });

  it('parks items of unknown templates, and keeps custom ones', () => {
    const spaceship = anInventoryItem('Spaceship', { name: 'The Beagle' });
    const rope = aCustomItem('Rope');
    const { sheet, dropped } = validate({
      inventory: inventoryOf(spaceship, rope, anInventoryItem('Sword')),
      equipment: { weapon: 'spaceship', armor: '', accessories: ['spaceship'] },
    });
    expect([...sheet.inventory.keys()]).toEqual(['rope', 'sword']);
    expect(sheet.equipment).toEqual({ weapon: '', armor: '', accessories: [''] });
    expect(sheet.parked).toEqual({
      ...NOTHING_PARKED,
      items: [spaceship],
      equipped: [
        { id: 'spaceship', slot: { kind: 'weapon' } },
        { id: 'spaceship', slot: { kind: 'accessory', index: 0 } },
      ],
    });
    expect(dropped).toEqual([
      'item The Beagle: The game data do not define its template, Spaceship. It was equipped as Weapon and Accessory 1: nothing takes its place.',
    ]);
  });

  it('takes off items that do not fit their slot, which stay in the inventory and can return', () => {
    const inventory = inventoryOf(anInventoryItem('Sword'), anInventoryItem('Ring'), aCustomItem('Rope'));
    const equipment = { weapon: 'ring', armor: 'sword', accessories: ['rope'] };
    const { sheet, dropped } = validate({ inventory, equipment });
    expect(sheet.inventory.size).toBe(3);
    expect(sheet.equipment).toEqual({ weapon: '', armor: '', accessories: [''] });
    expect(dropped).toEqual([
      'weapon Ring: It is taken off: by the game data it is no weapon.',
      'armor Sword: It is taken off: by the game data it is no armor.',
      'accessory Rope: It is taken off: by the game data it is no accessory.',
    ]);
    const other = gameDataOf(
      aPack({ constants: CONSTANTS, items: [anItem('Sword', { discriminator: 'ARMOR' })] }),
    );
    const armed = aSheet({
      inventory: inventoryOf(anInventoryItem('Sword')),
      equipment: { ...equipment, weapon: '' },
    });
    const back = takeBack(validateSheet(validateSheet(armed, SMALL_GAME).sheet, other).sheet, other);
    expect(back.equipment.armor).toBe('sword');
  });

  it('keeps custom items if no pack defines the generic template', () => {
    const gameData = gameDataOf(aPack({ constants: CONSTANTS }));
    expect(validate({ inventory: inventoryOf(aCustomItem('Rope')) }, gameData).sheet.inventory.size).toBe(1);
  });

  it('parks unknown skills with their level, and adds missing ones at level 1', () => {
    const { sheet, dropped, restored } = validate({
      skills: new Map([
        ['Cooking', 4],
        ['Lore', 3],
      ]),
    });
    expect(sheet.skills).toEqual(
      new Map([
        ['Lore', 3],
        ['Blades', 1],
        ['Bows', 1],
        ['Stealth', 1],
      ]),
    );
    expect(sheet.parked).toEqual({ ...NOTHING_PARKED, skills: new Map([['Cooking', 4]]) });
    expect(dropped).toEqual([`skill Cooking: ${UNDEFINED}`]);
    expect(restored).toEqual([]);
  });

  it('returns the parked level to a skill that is defined again', () => {
    const { sheet, restored, dropped } = validate({
      skills: new Map([['Lore', 3]]),
      parked: {
        ...NOTHING_PARKED,
        skills: new Map([
          ['Blades', 5],
          ['Lore', 6],
          ['Cooking', 4],
        ]),
      },
    });
    expect(sheet.skills.get('Blades')).toBe(5);
    expect(sheet.skills.get('Lore')).toBe(3);
    expect([...sheet.parked.skills]).toEqual([
      ['Lore', 6],
      ['Cooking', 4],
    ]);
    expect(restored).toEqual(['Blades']);
    expect(dropped).toEqual([]);
  });

  it('parks unknown talents and pinnacles', () => {
    const { sheet, dropped } = validate({
      talents: ['Parry', 'Nobody Knows'],
      pinnacles: ['Nor This', 'Myth'],
      parked: { ...NOTHING_PARKED, talents: ['Earlier', 'Nobody Knows'], pinnacles: ['Before'] },
    });
    expect(sheet.talents).toEqual(['Parry']);
    expect(sheet.pinnacles).toEqual(['Myth']);
    expect(sheet.parked).toEqual({
      ...NOTHING_PARKED,
      talents: ['Earlier', 'Nobody Knows'],
      pinnacles: ['Before', 'Nor This'],
    });
    expect(dropped).toEqual([`talent Nobody Knows: ${UNDEFINED}`, `pinnacle Nor This: ${UNDEFINED}`]);
  });

  it('parks a talent that another owned one upgrades', () => {
    const { sheet, dropped } = validate({
      talents: ['Parry', 'Feint', 'Grand Riposte'],
      pinnacles: ['Great Legend', 'Legend'],
    });
    expect(sheet.talents).toEqual(['Feint', 'Grand Riposte']);
    expect(sheet.pinnacles).toEqual(['Great Legend']);
    expect(sheet.parked).toEqual({ ...NOTHING_PARKED, talents: ['Parry'], pinnacles: ['Legend'] });
    expect(dropped).toEqual([
      'talent Parry: It is upgraded by Grand Riposte.',
      'pinnacle Legend: It is upgraded by Great Legend.',
    ]);
  });

  it('replaces an undefined upgrade by the talent below it, and reverses that when it is defined again', () => {
    const base = aPack({ constants: CONSTANTS, talents: [aTalent('Hale'), aTalent('Calm')] });
    const custom = aPack({
      name: 'Custom',
      talents: [aTalent('Haler', { upgrades: 'Hale' }), aTalent('Halest', { upgrades: 'Haler' })],
    });
    const [withCustom, without] = [gameDataOf(base, custom), gameDataOf(base)];
    const before = validateSheet(aSheet({ talents: ['Halest', 'Calm'] }), withCustom).sheet;
    const { sheet, dropped } = validateSheet(before, without, withCustom);
    expect(sheet.talents).toEqual(['Calm', 'Hale']);
    expect(sheet.parked.talents).toEqual(['Halest']);
    expect(dropped.map(({ why }) => wordingText(why))).toEqual([
      'The game data do not define it. Hale, which it upgrades, takes its place.',
    ]);
    const again = takeBack(validateSheet(sheet, withCustom, without).sheet, withCustom);
    expect(again.talents).toEqual(['Calm', 'Halest']);
    const off = validateSheet(again, without, withCustom).sheet;
    expect(off.talents).toEqual(['Calm', 'Hale']);
    expect(off.parked.talents).toEqual(['Halest']);

    // If the chain is unknown, or the talent is owned, nothing replaces it.
    expect(validateSheet(before, without).sheet.talents).toEqual(['Calm']);
    const both = validateSheet(aSheet({ talents: ['Halest', 'Hale'] }), without, withCustom);
    expect(both.sheet.talents).toEqual(['Hale']);
    expect(both.dropped.find(({ name }) => name === 'Halest')?.why).toEqual([UNDEFINED]);
  });

  it('keeps one talent of a circle of upgrades', () => {
    expect(validate({ talents: ['Serpent', 'Ouroboros'] }).sheet.talents).toEqual(['Serpent']);
  });

  it('calls an item without a name after its template', () => {
    const unnamed = { ...anInventoryItem('Spaceship'), name: ' ' };
    const { dropped } = validateSheet(aSheet({ inventory: inventoryOf(unnamed) }), SMALL_GAME);
    expect(dropped).toMatchObject([{ what: 'item', name: 'Spaceship' }]);
  });

  it('reports no slot for an unequipped item, and a skill with its level', () => {
    const { dropped } = validateSheet(
      aSheet({ inventory: inventoryOf(anInventoryItem('Spaceship')), skills: new Map([['Cooking', 4]]) }),
      SMALL_GAME,
    );
    expect(dropped.map(({ what, level, why }) => [what, level, wordingText(why)])).toEqual([
      ['item', undefined, 'The game data do not define its template, Spaceship.'],
      ['skill', 4, UNDEFINED],
    ]);
  });

  it('replaces a parked item that is parked again', () => {
    const spaceship = anInventoryItem('Spaceship', { quantity: 2 });
    const other = anInventoryItem('Submarine');
    const { sheet } = validate({
      inventory: inventoryOf(spaceship),
      parked: { ...NOTHING_PARKED, items: [anInventoryItem('Spaceship'), other] },
    });
    expect(sheet.parked.items).toEqual([other, spaceship]);
  });

  it('lowers bars to their maximum, and reports those that it lowers', () => {
    const { sheet, dropped, lowered } = validate({ health: 99, energy: 10, vigor: 0, focus: 4 });
    expect(sheet).toMatchObject({ health: 20, energy: 10, vigor: 0, focus: 3 });
    expect(dropped).toEqual([]);
    expect(lowered).toEqual([
      { bar: 'HEALTH', from: 99, to: 20 },
      { bar: 'FOCUS', from: 4, to: 3 },
    ]);
  });
});

describe('names are compared as names', () => {
  it.each(HOSTILE_NAMES)('%s is unknown unless a pack defines it', (name) => {
    const fields = { skills: new Map([[name, 3]]), talents: [name] };
    expect(validate(fields).dropped).toEqual([`skill ${name}: ${UNDEFINED}`, `talent ${name}: ${UNDEFINED}`]);
    const gameData = gameDataOf(aPack({ constants: CONSTANTS, skills: [aSkill(name)] }));
    expect(validate(fields, gameData).sheet.skills).toEqual(new Map([[name, 3]]));
  });
});

describe('validation of a valid sheet', () => {
  it.prop([anySheet])('changes and loses nothing', (sheet) => {
    const once = validateSheet(sheet, SMALL_GAME);
    const twice = validateSheet(once.sheet, SMALL_GAME);
    expect(twice).toEqual({ sheet: once.sheet, dropped: [], lowered: [], restored: [], carriedOver: [] });
    const { inventory, skills, parked } = once.sheet;
    const itemsNow = [...inventory.values(), ...parked.items];
    expect(itemsNow).toEqual(expect.arrayContaining([...sheet.inventory.values()]));
    for (const [skill, level] of sheet.skills)
      expect(skills.get(skill) ?? parked.skills.get(skill)).toBe(level);
  });
});
