import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../../testing/arbitrary-sheets.ts';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf } from '../../../testing/sheets.ts';
import { ofEachBarField } from '../../rules/bars.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import { parseSheet, parseStoredSheet, serializeSheet, storedSheetOf, unknownFields } from './parse-sheet.ts';

/** Bars that are added to these four stand after them in a file. */
const { health, energy, vigor, focus, ...FURTHER_BARS } = ofEachBarField(() => 1);

const NOT_A_CHARACTER = { ok: false, problem: 'File was not a valid character.' };

function throughText(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}

describe('a character file', () => {
  it('of the current version is refused unless the whole file is readable', () => {
    expect(
      parseStoredSheet({ version: CURRENT_SHEET_VERSION, name: 'Aria', skills: { Blades: 'two' } }),
    ).toEqual(NOT_A_CHARACTER);
    const json = { version: CURRENT_SHEET_VERSION, name: 'Aria', skills: { Blades: 2 } };
    expect(parseStoredSheet(json)).toEqual({
      ok: true,
      value: { version: CURRENT_SHEET_VERSION, name: 'Aria', packInfo: [], json },
    });
  });

  it('of another version may hold anything inside', () => {
    const json = { version: CURRENT_SHEET_VERSION - 1, name: 'Aria', skills: { Blades: 'two' } };
    expect(parseStoredSheet(json)).toMatchObject({ ok: true, value: { version: CURRENT_SHEET_VERSION - 1 } });
    expect(parseStoredSheet({ ...json, version: CURRENT_SHEET_VERSION + 1 })).toMatchObject({
      value: { version: CURRENT_SHEET_VERSION + 1 },
    });
  });

  it('is refused if it is not a character', () => {
    expect(parseStoredSheet({ hello: 'world' })).toEqual(NOT_A_CHARACTER);
  });

  it('reports the fields that a sheet does not have', () => {
    const json = {
      version: CURRENT_SHEET_VERSION,
      name: 'Aria',
      health: 1,
      mana: 2,
      parked: {},
      species: 'Elf',
    };
    expect(unknownFields({ version: CURRENT_SHEET_VERSION, name: 'Aria', packInfo: [], json })).toEqual([
      'mana',
      'species',
    ]);
  });
});

describe('a serialized sheet', () => {
  it('has the form of the character file', () => {
    const sword = anInventoryItem('Sword', { id: 'id1', name: 'Old sword' });
    const sheet = aSheet({
      currency: 12,
      talents: ['Parry'],
      inventory: inventoryOf(sword, aCustomItem('Rope', { weight: 1.5, cost: 2 })),
      equipment: { weapon: 'id1', armor: '', accessories: [] },
      layouts: new Map([['xl', [{ i: 'notes', x: 0, y: 0, w: 2, h: 1 }]]]),
      changeHistory: [
        { date: 1, discriminator: 0, item: sword },
        { date: 2, discriminator: 4, combatState: DEFAULT_SHEET.combatState },
      ],
    });
    const combatState = {
      round: 0,
      phase: 1,
      actionPoints: 0,
      statusEffects: {},
      currentRoundActions: [],
      previousRoundActions: [],
      combatActions: [],
      currentPhaseActions: [],
    };
    const printed = JSON.stringify(serializeSheet(sheet));
    expect(printed).toBe(
      JSON.stringify({
        version: CURRENT_SHEET_VERSION,
        name: 'Aria',
        packInfo: [['Small Game', 3]],
        health: 12,
        energy: 7,
        vigor: 2,
        focus: 2,
        ...FURTHER_BARS,
        potential: 40,
        currency: 12,
        boostPoints: 0,
        skills: { Blades: 2, Bows: 1, Lore: 2, Stealth: 1 },
        talents: ['Parry'],
        pinnacles: [],
        inventory: {
          id1: { id: 'id1', name: 'Old sword', flavor: '', quantity: 1, template: 'Sword' },
          rope: {
            id: 'rope',
            name: 'Rope',
            flavor: '',
            quantity: 1,
            template: 'Generic',
            weight: 1.5,
            cost: 2,
          },
        },
        equipment: { weapon: 'id1', armor: '', accessories: [] },
        notes: 'You can place notes here!',
        layouts: { xl: [{ i: 'notes', x: 0, y: 0, w: 2, h: 1 }] },
        combatState,
        changeHistory: [
          {
            date: 1,
            discriminator: 0,
            item: { id: 'id1', name: 'Old sword', flavor: '', quantity: 1, template: 'Sword' },
          },
          { date: 2, discriminator: 4, combatState },
        ],
      }),
    );
  });

  it.each([
    { items: [anInventoryItem('Sword')] },
    { skills: new Map([['Lore', 2]]) },
    { talents: ['Parry'] },
    { pinnacles: ['Myth'] },
  ])('has the parked belongings: %j', (parked) => {
    const sheet = aSheet({ parked: { ...DEFAULT_SHEET.parked, ...parked } });
    expect(serializeSheet(sheet)).toHaveProperty('parked');
    expect(parseSheet(storedSheetOf(sheet))).toEqual({ ok: true, value: sheet });
  });

  it.prop([anySheet])('reads as the same sheet, whatever its content', (sheet) => {
    const json = throughText(serializeSheet(sheet));
    const stored = parseStoredSheet(json);
    expect(stored).toMatchObject({ ok: true, value: { version: CURRENT_SHEET_VERSION, name: sheet.name } });
    expect(stored.ok && parseSheet(stored.value)).toEqual({ ok: true, value: sheet });
  });

  it.prop([anySheet])('is the stored form', (sheet) => {
    const stored = storedSheetOf(sheet);
    expect(stored.json).toEqual(serializeSheet(sheet));
    expect(parseStoredSheet(stored.json)).toEqual({ ok: true, value: stored });
    expect(unknownFields(stored)).toEqual([]);
  });
});

describe('a damaged file of a sheet', () => {
  it.prop([anySheet, fc.constantFrom(...Object.keys(DEFAULT_SHEET)), fc.jsonValue()])(
    'never breaks its reader',
    (sheet, field, value) => {
      const stored = parseStoredSheet({ ...serializeSheet(sheet), [field]: value });
      if (stored.ok && stored.value.version === 7) expect(parseSheet(stored.value).ok).toBe(true);
      else if (!stored.ok) expect(stored).toEqual(NOT_A_CHARACTER);
    },
  );
});
