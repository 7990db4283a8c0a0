import { describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { parseStoredSheet } from './parse-sheet.ts';
import { sheetBeyondLimits } from './sheet-limits.ts';

const MARKS = (count: number) => `a${'\u0301'.repeat(count)}`;
const list = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`);
const map = (count: number, value: unknown = 1) =>
  Object.fromEntries(list(count).map((name) => [name, value]));
const item = (fields: object = {}) => ({
  name: 'Rope',
  flavor: '',
  quantity: 1,
  template: 'Generic',
  ...fields,
});
const sheet = (fields: object) => ({ version: CURRENT_SHEET_VERSION, name: 'Aria', health: 1, ...fields });
const TOO_LONG = 'You cannot use more than 200 characters in a name.';
const TOO_MANY_MARKS = 'You cannot use more than 8 combining marks in a row in a name.';

describe('a character file', () => {
  it.each<[path: string, most: number, what: string, fields: (count: number) => object]>([
    ['$.inventory', 2000, 'items', (count) => ({ inventory: map(count, item()) })],
    ['$.talents', 2000, 'talents', (count) => ({ talents: list(count) })],
    ['$.pinnacles', 2000, 'pinnacles', (count) => ({ pinnacles: list(count) })],
    ['$.skills', 5000, 'skills', (count) => ({ skills: map(count) })],
    [
      '$.equipment.accessories',
      1000,
      'accessories',
      (count) => ({ equipment: { accessories: list(count) } }),
    ],
    [
      '$.combatState.statusEffects',
      500,
      'status effects',
      (count) => ({ combatState: { statusEffects: map(count) } }),
    ],
    [
      '$.changeHistory',
      2000,
      'reversion records',
      (count) => ({ changeHistory: list(count).map(() => ({ discriminator: 0, item: item() })) }),
    ],
    [
      '$.parked.items',
      2000,
      'parked items',
      (count) => ({ parked: { items: list(count).map(() => item()) } }),
    ],
    ['$.parked.talents', 2000, 'parked talents', (count) => ({ parked: { talents: list(count) } })],
    ['$.notes', 5000, 'lines', (count) => ({ notes: '\n'.repeat(count - 1) })],
  ])('holds at %s at most %i %s', (path, most, what, fields) => {
    expect(parseStoredSheet(sheet(fields(most))).ok).toBe(true);
    expect(parseStoredSheet(sheet(fields(most + 1))).ok).toBe(false);
    const [count, limit] = [most + 1, most].map((number) => number.toLocaleString('en-US'));
    expect(sheetBeyondLimits(sheet(fields(most + 1)), true)).toEqual({
      path,
      message: `There are ${count} ${what}; a character has at most ${limit}.`,
    });
  });

  it('of any version is held to the limits', () => {
    expect(parseStoredSheet({ ...sheet({ talents: list(2001) }), version: 3 }).ok).toBe(false);
  });

  it.each<[path: string, fields: (name: string) => object]>([
    ['$.name', (name) => ({ name })],
    ['$.talents[0]', (name) => ({ talents: [name] })],
    ['$.skills', (name) => ({ skills: { [name]: 1 } })],
    ['$.inventory.a.name', (name) => ({ inventory: { a: item({ name }) } })],
    ['$.inventory.a.template', (name) => ({ inventory: { a: item({ template: name }) } })],
    ['$.combatState.statusEffects', (name) => ({ combatState: { statusEffects: { [name]: 1 } } })],
    ['$.parked.items[0].name', (name) => ({ parked: { items: [item({ name })] } })],
  ])('has no name of more than 200 characters or 8 combining marks in a row at %s', (path, fields) => {
    expect(sheetBeyondLimits(sheet(fields(MARKS(8))), true)).toBeUndefined();
    expect(sheetBeyondLimits(sheet(fields(MARKS(9))), true)).toEqual({ path, message: TOO_MANY_MARKS });
    expect(sheetBeyondLimits(sheet(fields('x'.repeat(201))), true)).toEqual({ path, message: TOO_LONG });
    expect(parseStoredSheet(sheet(fields(MARKS(9)))).ok).toBe(false);
  });

  it('has no text of more than 30 combining marks in a row', () => {
    const message = 'A text can have at most 30 combining marks in a row.';
    for (const count of [30, 31]) {
      const expected = (path: string) => (count === 30 ? undefined : { path, message });
      expect(sheetBeyondLimits(sheet({ notes: MARKS(count) }), true)).toEqual(expected('$.notes'));
      const inventory = { a: item({ flavor: MARKS(count) }) };
      expect(sheetBeyondLimits(sheet({ inventory }), true)).toEqual(expected('$.inventory.a.flavor'));
    }
  });

  it('holds at most 200,000 values, fields that nobody knows included', () => {
    const diary = list(100_000).map(() => ['x']);
    expect(sheetBeyondLimits(sheet({ diary }), true)?.message).toMatch(/at most 200,000/u);
  });

  it('may have any text in fields that nobody knows', () => {
    expect(sheetBeyondLimits(sheet({ diary: { [MARKS(50)]: 'x'.repeat(5000) } }), true)).toBeUndefined();
  });
});

describe('a character that is stored already', () => {
  it('keeps names with many combining marks, and notes of many lines', () => {
    const stored = sheet({
      name: MARKS(150),
      notes: `${'\n'.repeat(9000)}${MARKS(150)}`,
      talents: [MARKS(199)],
    });
    expect(sheetBeyondLimits(stored)).toBeUndefined();
  });

  it('has no longer names, and no more entries', () => {
    expect(sheetBeyondLimits(sheet({ talents: ['x'.repeat(201)] }))?.message).toBe(TOO_LONG);
    expect(sheetBeyondLimits(sheet({ talents: list(2001) }))?.path).toBe('$.talents');
  });
});
