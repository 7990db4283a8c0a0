import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../../testing/arbitrary-sheets.ts';
import { anItem, aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import type { ParkedBelongings } from '../sheet/sheet.ts';
import { validateSheet } from '../validate.ts';
import { isNothingParked, parkedNowDefined, takeBack } from './parked.ts';

const spaceship = anInventoryItem('Spaceship');
const sword = anInventoryItem('Sword');

const parked = {
  items: [spaceship, sword],
  skills: new Map([
    ['Cooking', 4],
    ['Lore', 5],
    ['Blades', 1],
    ['Bows', 3],
  ]),
  talents: ['Nobody Knows', 'Parry', 'Feint'],
  pinnacles: ['Nor This', 'Myth'],
  equipped: [
    { id: 'spaceship', slot: { kind: 'accessory', index: 0 } },
    { id: 'sword', slot: { kind: 'weapon' } },
  ],
  bars: [
    { bar: 'VIGOR', from: 9, to: 5 },
    { bar: 'VIGOR', from: 2, to: 1 },
  ],
  upgrades: new Map(),
} satisfies ParkedBelongings;

describe('a parked belonging', () => {
  it('is offered if it is defined', () => {
    expect(parkedNowDefined(aSheet({ parked }), SMALL_GAME)).toEqual({
      items: [sword],
      skills: new Map([
        ['Lore', 5],
        ['Blades', 1],
        ['Bows', 3],
      ]),
      talents: ['Parry', 'Feint'],
      pinnacles: ['Myth'],
      equipped: [{ id: 'sword', slot: { kind: 'weapon' } }],
      bars: [],
      upgrades: new Map(),
    });
  });

  it('is taken back if it is defined, and stays parked otherwise', () => {
    const skills = new Map([
      ['Blades', 3],
      ['Lore', 2],
    ]);
    const taken = takeBack(aSheet({ parked, skills, talents: ['Frail'], health: 12, vigor: 1 }), SMALL_GAME);
    expect(taken).toEqual(
      aSheet({
        health: 0,
        vigor: 2,
        inventory: inventoryOf(sword),
        equipment: { ...DEFAULT_SHEET.equipment, weapon: 'sword' },
        skills: new Map([
          ['Blades', 3],
          ['Lore', 5],
          ['Bows', 3],
        ]),
        talents: ['Frail', 'Parry', 'Feint'],
        pinnacles: ['Myth'],
        parked: {
          items: [spaceship],
          skills: new Map([['Cooking', 4]]),
          talents: ['Nobody Knows'],
          pinnacles: ['Nor This'],
          equipped: [{ id: 'spaceship', slot: { kind: 'accessory', index: 0 } }],
          bars: [
            { bar: 'HEALTH', from: 12, to: 0 },
            { bar: 'VIGOR', from: 9, to: 5 },
          ],
          upgrades: new Map(),
        },
      }),
    );
  });

  it('is not taken back if an owned talent upgrades it, and is not owned twice', () => {
    const taken = takeBack(
      aSheet({ parked, talents: ['Riposte', 'Feint'], pinnacles: ['Myth'] }),
      SMALL_GAME,
    );
    expect(taken.talents).toEqual(['Riposte', 'Feint']);
    expect(taken.pinnacles).toEqual(['Myth']);
    expect(taken.parked.talents).toEqual(['Nobody Knows', 'Parry']);
    const legends = { ...DEFAULT_SHEET.parked, pinnacles: ['Great Legend'] };
    const upgraded = takeBack(aSheet({ parked: legends, pinnacles: ['Legend'] }), SMALL_GAME);
    expect(upgraded.pinnacles).toEqual(['Great Legend']);
    expect(upgraded.parked.pinnacles).toEqual(['Legend']);
  });

  it('gets another id if its own is taken', () => {
    const other = anInventoryItem('Mail', { id: 'sword' });
    const taken = takeBack(aSheet({ parked, inventory: inventoryOf(other) }), SMALL_GAME);
    expect([...taken.inventory]).toEqual([
      ['sword', other],
      ['sword-2', { ...sword, id: 'sword-2' }],
    ]);
    expect(taken.parked.items).toEqual([spaceship]);
    expect(taken.equipment.weapon).toBe('');
  });

  it('returns unequipped if its slot is taken or does not accept it', () => {
    const dagger = anInventoryItem('Dagger', { id: 'dagger' });
    const sheet = aSheet({
      parked,
      inventory: inventoryOf(dagger),
      equipment: { ...DEFAULT_SHEET.equipment, weapon: 'dagger' },
    });
    expect(parkedNowDefined(sheet, SMALL_GAME).equipped).toEqual([]);
    const taken = takeBack(sheet, SMALL_GAME);
    expect(taken.equipment.weapon).toBe('dagger');
    expect(taken.parked.equipped.map(({ id }) => id)).toEqual(['spaceship']);
    const asArmor = { ...parked, equipped: [{ id: 'sword', slot: { kind: 'armor' as const } }] };
    expect(takeBack(aSheet({ parked: asArmor }), SMALL_GAME).equipment.armor).toBe('');
  });

  it('is worn again once its slot exists, if it is an accessory that is neither worn nor gone', () => {
    const ring = anInventoryItem('Ring');
    const waiting = (index: number) => ({
      ...DEFAULT_SHEET.parked,
      equipped: [{ id: 'ring', slot: { kind: 'accessory' as const, index } }],
    });
    const inventory = inventoryOf(ring);
    expect(takeBack(aSheet({ parked: waiting(1), inventory }), SMALL_GAME)).toMatchObject({
      equipment: { accessories: ['', 'ring'] },
      parked: DEFAULT_SHEET.parked,
    });
    const none = aSheet({ parked: waiting(7), inventory });
    expect(takeBack(none, SMALL_GAME)).toBe(none);
    expect(validateSheet(none, SMALL_GAME).sheet.parked).toEqual(waiting(7));
    const worn = aSheet({
      parked: waiting(1),
      inventory,
      equipment: { ...DEFAULT_SHEET.equipment, accessories: ['ring'] },
    });
    expect(takeBack(worn, SMALL_GAME)).toBe(worn);
    expect(validateSheet(worn, SMALL_GAME).sheet.parked).toEqual(DEFAULT_SHEET.parked);
    const gone = aSheet({ parked: waiting(1) });
    expect(validateSheet(gone, SMALL_GAME).sheet.parked).toEqual(DEFAULT_SHEET.parked);
  });

  it('leaves the sheet unchanged if nothing can be taken back', () => {
    const sheet = aSheet({ parked: { ...DEFAULT_SHEET.parked, talents: ['Nobody Knows'] } });
    expect(takeBack(sheet, SMALL_GAME)).toBe(sheet);
  });

  it.each(['items', 'skills', 'talents', 'pinnacles', 'equipped', 'bars'] as const)(
    'counts where it is one of the %s',
    (kind) => {
      expect(isNothingParked({ ...DEFAULT_SHEET.parked, [kind]: parked[kind] })).toBe(false);
      expect(isNothingParked(DEFAULT_SHEET.parked)).toBe(true);
      expect(isNothingParked({ ...DEFAULT_SHEET.parked, talents: ['Parry'], [kind]: parked[kind] })).toBe(
        false,
      );
      expect(isNothingParked({ ...DEFAULT_SHEET.parked, pinnacles: ['Myth'], [kind]: parked[kind] })).toBe(
        false,
      );
    },
  );
});

describe('switching a pack off and on again', () => {
  const base = aPack({ constants: CONSTANTS, skills: [aSkill('Lore')], talents: [aTalent('Parry')] });
  const custom = aPack({
    name: 'Custom',
    skills: [aSkill('Cooking')],
    talents: [aTalent('Chef'), aTalent('Iron Chef', { tier: 'PINNACLE' })],
    items: [anItem('Pan', { discriminator: 'WEAPON' })],
  });

  it('returns everything', () => {
    const sheet = validateSheet(
      aSheet({
        skills: new Map([
          ['Lore', 2],
          ['Cooking', 5],
        ]),
        talents: ['Parry', 'Chef'],
        pinnacles: ['Iron Chef'],
        inventory: inventoryOf(anInventoryItem('Pan')),
        equipment: { ...DEFAULT_SHEET.equipment, weapon: 'pan' },
      }),
      gameDataOf(base, custom),
    ).sheet;
    const without = validateSheet(sheet, gameDataOf(base));
    expect(without.dropped.map(({ name }) => name)).toEqual(['Pan', 'Cooking', 'Chef', 'Iron Chef']);
    const again = validateSheet(without.sheet, gameDataOf(base, custom));
    expect(again.restored).toEqual(['Cooking']);
    expect(takeBack(again.sheet, gameDataOf(base, custom))).toEqual(sheet);
  });
});

describe('taking back from any sheet', () => {
  it.prop([anySheet])('leaves a valid sheet with nothing more to take back', (sheet) => {
    const taken = takeBack(validateSheet(sheet, SMALL_GAME).sheet, SMALL_GAME);
    expect(isNothingParked(parkedNowDefined(taken, SMALL_GAME))).toBe(true);
    expect(validateSheet(taken, SMALL_GAME)).toEqual({
      sheet: taken,
      dropped: [],
      lowered: [],
      restored: [],
      carriedOver: [],
    });
  });
});
