import { describe, expect, it } from 'vitest';
import { anInventoryItem, aSheet, HOSTILE_NAMES, inventoryOf } from '../../../testing/sheets.ts';
import { MAX_NUMBER } from '../../lib/whole-number.ts';
import { ofEachBarField } from '../../rules/bars.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import { parseSheet, parseStoredSheet, serializeSheet, storedSheetOf } from './parse-sheet.ts';
import type { Sheet } from './sheet.ts';

function throughText(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}

/** The sheet that a file of the current version with these fields reads as. */
function read(fields: Record<string, unknown>): Sheet {
  const stored = parseStoredSheet({ version: CURRENT_SHEET_VERSION, name: 'Aria', notes: '', ...fields });
  if (!stored.ok) throw new Error(stored.problem);
  const sheet = parseSheet(stored.value);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problem));
  return sheet.value;
}

/** The problems of a record of the current version with these fields. */
function problemsOf(fields: Record<string, unknown>) {
  const json = { version: CURRENT_SHEET_VERSION, name: 'Aria', ...fields };
  const sheet = parseSheet({ version: CURRENT_SHEET_VERSION, name: 'Aria', packInfo: [], json });
  return sheet.ok ? [] : sheet.problem.map(({ path, message }) => `${path}: ${message}`);
}

describe('a sheet of the current version', () => {
  it('has the default of every missing field', () => {
    expect(read({})).toEqual({
      version: CURRENT_SHEET_VERSION,
      name: 'Aria',
      packInfo: [],
      ...ofEachBarField(() => 1),
      health: 1,
      energy: 1,
      vigor: 1,
      focus: 1,
      potential: 0,
      currency: 0,
      boostPoints: 0,
      skills: new Map(),
      talents: [],
      pinnacles: [],
      inventory: new Map(),
      equipment: { weapon: '', armor: '', accessories: [] },
      notes: '',
      layouts: new Map(),
      combatState: {
        round: 0,
        phase: 1,
        actionPoints: 0,
        statusEffects: new Map(),
        currentRoundActions: [],
        previousRoundActions: [],
        combatActions: [],
        currentPhaseActions: [],
      },
      changeHistory: [],
      parked: DEFAULT_SHEET.parked,
    });
    expect(read({ notes: null }).notes).toBe('You can place notes here!');
  });

  it('of an unloaded character has no name', () => {
    expect(DEFAULT_SHEET).toEqual({ ...read({ notes: null }), name: '' });
  });

  it('has the default of every field that is null', () => {
    const nulls = Object.fromEntries(Object.keys(DEFAULT_SHEET).map((field) => [field, null]));
    expect(read({ ...nulls, version: CURRENT_SHEET_VERSION, name: 'Aria' })).toEqual({
      ...DEFAULT_SHEET,
      name: 'Aria',
    });
    const partly = read({
      inventory: { a: {} },
      equipment: { weapon: null, accessories: ['a', null] },
      combatState: { round: 2, statusEffects: null },
    });
    expect(partly.equipment).toEqual({ weapon: '', armor: '', accessories: ['a', ''] });
    expect(partly.combatState).toEqual({ ...DEFAULT_SHEET.combatState, round: 2 });
  });

  it.each(['health', 'energy', 'vigor', 'focus', 'potential', 'currency', 'boostPoints'] as const)(
    'brings %s to a whole number of at least 0',
    (field) => {
      expect(read({ [field]: 5 })[field]).toBe(5);
      expect(read({ [field]: -3 })[field]).toBe(0);
      expect(read({ [field]: -0 })[field]).toBe(0);
      expect(read({ [field]: 2.1 })[field]).toBe(3);
      expect(read({ [field]: Number.POSITIVE_INFINITY })[field]).toBe(MAX_NUMBER);
      expect(problemsOf({ [field]: '5' })).toEqual([`$.${field}: This must be a number.`]);
    },
  );

  it('has skills at level 1 or above', () => {
    const { skills } = read({ skills: { Blades: 2, Bows: 0, Lore: -4, Stealth: 1.5, None: null } });
    expect([...skills]).toEqual([
      ['Blades', 2],
      ['Bows', 1],
      ['Lore', 1],
      ['Stealth', 2],
      ['None', 1],
    ]);
  });

  it('counts a name listed twice once', () => {
    const sheet = read({ talents: ['Parry', 'Feint', 'Parry'], pinnacles: ['Myth', 'Myth'] });
    expect(sheet.talents).toEqual(['Parry', 'Feint']);
    expect(sheet.pinnacles).toEqual(['Myth']);
  });

  it('has items with the ids of the inventory', () => {
    const { inventory } = read({
      inventory: {
        i1: { id: 'other', name: 'Old sword', flavor: 'Rusty', quantity: 2, template: 'Sword' },
        i2: { template: 'Sword', weight: 9, cost: 9, quantity: -1 },
        i3: {},
        i4: { name: 'Rope', weight: 1.26, cost: 2.5, quantity: 0.5 },
        i5: { template: 'Generic', weight: -1, cost: -1, name: '' },
      },
    });
    expect([...inventory.values()]).toEqual([
      { id: 'i1', name: 'Old sword', flavor: 'Rusty', quantity: 2, template: 'Sword' },
      { id: 'i2', name: 'Sword', flavor: '', quantity: 0, template: 'Sword' },
      { id: 'i3', name: 'Generic', flavor: '', quantity: 1, template: 'Generic', weight: 0, cost: 0 },
      { id: 'i4', name: 'Rope', flavor: '', quantity: 1, template: 'Generic', weight: 1.3, cost: 3 },
      { id: 'i5', name: '', flavor: '', quantity: 1, template: 'Generic', weight: 0, cost: 0 },
    ]);
  });

  it('does not wear an item that the inventory lacks, nor one in a second slot', () => {
    const { equipment } = read({
      inventory: { a: {}, b: {}, c: {} },
      equipment: { weapon: 'a', armor: 'gone', accessories: ['b', 'a', 'b', 'c', 'toString'] },
    });
    expect(equipment).toEqual({ weapon: 'a', armor: '', accessories: ['b', '', '', 'c', ''] });
  });

  it('has a phase from 1 to 3, and status effects at level 1 or above', () => {
    const { combatState } = read({
      combatState: {
        round: 2.5,
        phase: 4,
        actionPoints: -1,
        statusEffects: { Burning: 2, Hasted: 0, Slowed: -1 },
        combatActions: ['Strike', 'Strike'],
      },
    });
    expect(combatState).toEqual({
      ...DEFAULT_SHEET.combatState,
      round: 3,
      statusEffects: new Map([['Burning', 2]]),
      combatActions: ['Strike'],
    });
    for (const phase of [1, 2, 3]) expect(read({ combatState: { phase } }).combatState.phase).toBe(phase);
  });

  it('has reversion records', () => {
    const { changeHistory } = read({
      changeHistory: [
        { date: 5, discriminator: 0, item: { id: 'x', template: 'Sword' } },
        { discriminator: 4, combatState: { round: 3 } },
        { discriminator: 0, item: {} },
        { date: 1e300, discriminator: 4, combatState: {} },
      ],
    });
    expect(changeHistory).toEqual([
      { date: 5, discriminator: 0, item: anInventoryItem('Sword', { id: 'x' }) },
      { date: 0, discriminator: 4, combatState: { ...DEFAULT_SHEET.combatState, round: 3 } },
      { date: 0, discriminator: 0, item: anInventoryItem('Generic', { id: '', weight: 0, cost: 0 }) },
      { date: 8.64e15, discriminator: 4, combatState: DEFAULT_SHEET.combatState },
    ]);
  });

  it('has repaired layouts', () => {
    const { layouts } = read({
      layouts: {
        xl: [
          { i: 'notes', x: 1, y: 2, w: 3, h: 4, moved: false },
          { i: 'skills', x: -1, y: 1e9, w: 0, h: 1.5 },
          { i: 'health' },
          { i: 'focus', x: 'a', y: { toString: 1 }, w: null, h: [] },
          { i: 5 },
          null,
          'x',
        ],
        xxs: [],
        md: 'x',
        huge: [{ i: 'notes', x: 0, y: 0, w: 1, h: 1 }],
      },
    });
    expect(layouts).toEqual(
      new Map([
        [
          'xl',
          [
            { i: 'notes', x: 1, y: 2, w: 3, h: 4 },
            { i: 'skills', x: 0, y: 1000, w: 1, h: 2 },
            { i: 'health', x: 0, y: 0, w: 1, h: 1 },
            { i: 'focus', x: 0, y: 0, w: 1, h: 1 },
          ],
        ],
        ['xxs', []],
      ]),
    );
    expect(read({ layouts: 'none' }).layouts.size).toBe(0);
    expect(read({ layouts: [[]] }).layouts.size).toBe(0);
  });

  it.each([
    [{ name: 5 }, '$.name: This must be a text.'],
    [{ name: 'Who?' }, '$.name: This cannot be the name of a character.'],
    [{ version: CURRENT_SHEET_VERSION - 1 }, '$.version: This is not the current version.'],
    [{ packInfo: 'Core' }, '$.packInfo: This must be a list.'],
    [{ packInfo: [['Core', 1], 5] }, '$.packInfo[1]: This must be a name and a version.'],
    [{ packInfo: [['Core', '1']] }, '$.packInfo[0][1]: This must be a number.'],
    [{ skills: ['Blades'] }, '$.skills: This must be an object.'],
    [{ skills: { 'Two Hands': 'two' } }, '$.skills["Two Hands"]: This must be a number.'],
    [{ talents: 'Parry' }, '$.talents: This must be a list of names.'],
    [{ talents: ['Parry', 5] }, '$.talents[1]: This must be a text.'],
    [{ inventory: [] }, '$.inventory: This must be an object.'],
    [{ inventory: { a: 5 } }, '$.inventory.a: This must be an object.'],
    [{ inventory: { a: [] } }, '$.inventory.a: This must be an object.'],
    [{ inventory: { a: { name: 5 } } }, '$.inventory.a.name: This must be a text.'],
    [{ inventory: { a: { weight: '5' } } }, '$.inventory.a.weight: This must be a number.'],
    [{ equipment: [] }, '$.equipment: This must be an object.'],
    [{ equipment: { weapon: 5 } }, '$.equipment.weapon: This must be a text.'],
    [{ notes: 5 }, '$.notes: This must be a text.'],
    [{ combatState: 5 }, '$.combatState: This must be an object.'],
    [{ combatState: { phase: '2' } }, '$.combatState.phase: This must be a number.'],
    [{ combatState: { statusEffects: [] } }, '$.combatState.statusEffects: This must be an object.'],
    [
      { changeHistory: [{ discriminator: 1 }] },
      '$.changeHistory[0].discriminator: This must be a destroyed item (0) or an ended combat (4).',
    ],
    [{ changeHistory: {} }, '$.changeHistory: This must be a list.'],
    [{ parked: { items: [5] } }, '$.parked.items[0]: This must be an object.'],
    [{ parked: { bars: [{ bar: 'LUCK', from: 2, to: 1 }] } }, '$.parked.bars[0].bar: This must be a bar.'],
    [{ parked: 5 }, '$.parked: This must be an object.'],
  ])('is refused with %j', (fields, problem) => {
    expect(problemsOf(fields)).toEqual([problem]);
  });

  it('reports every problem at once', () => {
    expect(problemsOf({ health: 'x', skills: { Blades: 'x', Bows: 'y' } })).toHaveLength(3);
  });

  it.each(HOSTILE_NAMES)('may have anything named %s', (name) => {
    const named = JSON.stringify(name);
    const json = JSON.parse(
      `{"version":${CURRENT_SHEET_VERSION},"name":"Aria","skills":{${named}:2},"inventory":{${named}:{"template":${named}}},` +
        `"equipment":{"weapon":${named}},"talents":[${named}],"combatState":{"statusEffects":{${named}:3}},` +
        `"__proto__":{"health":5}}`,
    );
    const sheet = parseSheet({ version: CURRENT_SHEET_VERSION, name: 'Aria', packInfo: [], json });
    const expected = aSheet({
      ...DEFAULT_SHEET,
      name: 'Aria',
      skills: new Map([[name, 2]]),
      inventory: inventoryOf(anInventoryItem(name, { id: name })),
      equipment: { weapon: name, armor: '', accessories: [] },
      talents: [name],
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([[name, 3]]) },
    });
    expect(sheet).toEqual({ ok: true, value: expected });
    const again = parseSheet({
      ...storedSheetOf(expected),
      json: throughText(serializeSheet(expected)) as never,
    });
    expect(again).toEqual({ ok: true, value: expected });
  });
});
