import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anItem, aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { anInventoryItem, anySheet, aSheet, inventoryOf, SMALL_GAME } from '../../testing/sheets.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import { isNothingParked, parkedNowDefined, takeBack } from './parked.ts';
import { validateSheet } from './validate.ts';

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
};

describe('what is parked', () => {
  test('is offered back where it is defined', () => {
    expect(parkedNowDefined(aSheet({ parked }), SMALL_GAME)).toEqual({
      items: [sword],
      skills: new Map([
        ['Lore', 5],
        ['Blades', 1],
        ['Bows', 3],
      ]),
      talents: ['Parry', 'Feint'],
      pinnacles: ['Myth'],
    });
  });

  test('is taken back; what is still undefined stays parked', () => {
    const skills = new Map([
      ['Blades', 3],
      ['Lore', 2],
    ]);
    const taken = takeBack(aSheet({ parked, skills, talents: ['Frail'], health: 12 }), SMALL_GAME);
    expect(taken).toEqual(
      aSheet({
        health: 0,
        inventory: inventoryOf(sword),
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
        },
      }),
    );
  });

  test('is not taken back where an owned talent upgrades it, and is not owned twice', () => {
    const taken = takeBack(
      aSheet({ parked, talents: ['Riposte', 'Feint'], pinnacles: ['Myth'] }),
      SMALL_GAME,
    );
    expect(taken.talents).toEqual(['Riposte', 'Feint']);
    expect(taken.pinnacles).toEqual(['Myth']);
    expect(taken.parked.talents).toEqual(['Nobody Knows']);
    const legends = { ...DEFAULT_SHEET.parked, pinnacles: ['Great Legend'] };
    expect(takeBack(aSheet({ parked: legends, pinnacles: ['Legend'] }), SMALL_GAME).pinnacles).toEqual([
      'Great Legend',
    ]);
  });

  test('an item comes back under another id where its own is taken', () => {
    const other = anInventoryItem('Mail', { id: 'sword' });
    const taken = takeBack(aSheet({ parked, inventory: inventoryOf(other) }), SMALL_GAME);
    expect([...taken.inventory]).toEqual([
      ['sword', other],
      ['sword-2', { ...sword, id: 'sword-2' }],
    ]);
    expect(taken.parked.items).toEqual([spaceship]);
  });

  test('leaves the sheet as it is where nothing can be taken back', () => {
    const sheet = aSheet({ parked: { ...DEFAULT_SHEET.parked, talents: ['Nobody Knows'] } });
    expect(takeBack(sheet, SMALL_GAME)).toBe(sheet);
  });

  test.each(['items', 'skills', 'talents', 'pinnacles'] as const)('is something where it has %s', (kind) => {
    expect(isNothingParked({ ...DEFAULT_SHEET.parked, [kind]: parked[kind] })).toBe(false);
    expect(isNothingParked(DEFAULT_SHEET.parked)).toBe(true);
    expect(isNothingParked({ ...DEFAULT_SHEET.parked, talents: ['Parry'], [kind]: parked[kind] })).toBe(
      false,
    );
    expect(isNothingParked({ ...DEFAULT_SHEET.parked, pinnacles: ['Myth'], [kind]: parked[kind] })).toBe(
      false,
    );
  });
});

describe('switching a pack off and on again', () => {
  const base = aPack({ constants: CONSTANTS, skills: [aSkill('Lore')], talents: [aTalent('Parry')] });
  const custom = aPack({
    name: 'Custom',
    skills: [aSkill('Cooking')],
    talents: [aTalent('Chef'), aTalent('Iron Chef', { tier: 'PINNACLE' })],
    items: [anItem('Pan')],
  });

  test('gives everything back', () => {
    const sheet = validateSheet(
      aSheet({
        skills: new Map([
          ['Lore', 2],
          ['Cooking', 5],
        ]),
        talents: ['Parry', 'Chef'],
        pinnacles: ['Iron Chef'],
        inventory: inventoryOf(anInventoryItem('Pan')),
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

test.prop([anySheet])('what is taken back leaves a valid sheet with nothing more to take back', (sheet) => {
  const taken = takeBack(validateSheet(sheet, SMALL_GAME).sheet, SMALL_GAME);
  expect(isNothingParked(parkedNowDefined(taken, SMALL_GAME))).toBe(true);
  expect(validateSheet(taken, SMALL_GAME)).toEqual({ sheet: taken, dropped: [], lowered: [], restored: [] });
});
