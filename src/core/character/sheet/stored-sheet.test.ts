import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES } from '../../../testing/sheets.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { readStoredSheet, serializeStoredSheet } from './stored-sheet.ts';

const NOT_A_CHARACTER = { ok: false, problem: 'File was not a valid character.' };

describe('a stored sheet', () => {
  it('keeps its file unchanged, and has its name, version and packs', () => {
    const json = {
      version: 3,
      name: 'Aria',
      packInfo: [['Core', 1.5], 'x', ['A'], [1, 2], ['B', null], ['', 3], ['C', 2, 'more']],
      species: 'Elf',
      future: { deep: [1] },
    };
    const stored = readStoredSheet(json);
    expect(stored).toEqual({
      ok: true,
      value: {
        version: 3,
        name: 'Aria',
        packInfo: [
          ['Core', 1.5],
          ['C', 2],
        ],
        json,
      },
    });
    expect(stored.ok && serializeStoredSheet(stored.value)).toBe(json);
  });

  it.each([-1, 0, 6, 7, 8, 99, -5])('can be of version %i', (version) => {
    expect(readStoredSheet({ version, name: 'Aria', skills: {} })).toMatchObject({ value: { version } });
  });

  it.each([
    'health',
    'species',
    'maneuverPoints',
    'currentHealth',
    'currentEnergy',
    'currentVigor',
    'currentFocus',
    'parked',
    'skills',
  ])('is recognized by its %s', (field) => {
    expect(readStoredSheet({ version: 0, name: 'Aria', [field]: null }).ok).toBe(true);
  });

  it.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'Aria'],
    ['a list', [{ version: CURRENT_SHEET_VERSION, name: 'Aria', skills: {} }]],
    ['no field of a sheet', { hello: 'world' }],
    ['a name and a version alone', { version: CURRENT_SHEET_VERSION, name: 'Aria' }],
    ['fields that a sheet has not', { version: 1, name: 'Aria', encounterName: 'x', toString: 1 }],
    ['no version', { name: 'Aria', skills: {} }],
    ['a version in words', { version: '7', name: 'Aria', skills: {} }],
    ['a fraction of a version', { version: 6.5, name: 'Aria', skills: {} }],
    ['an endless version', { version: Number.POSITIVE_INFINITY, name: 'Aria', skills: {} }],
    ['no name', { version: CURRENT_SHEET_VERSION, skills: {} }],
    ['a name that is a number', { version: CURRENT_SHEET_VERSION, name: 7, skills: {} }],
    ['an empty name', { version: CURRENT_SHEET_VERSION, name: ' ', skills: {} }],
    ['the name None', { version: CURRENT_SHEET_VERSION, name: 'None', skills: {} }],
    ['a name with ?', { version: CURRENT_SHEET_VERSION, name: 'Who?', skills: {} }],
    ['a name too long', { version: CURRENT_SHEET_VERSION, name: 'x'.repeat(201), skills: {} }],
    ['a pack', { version: 1, name: 'Core', skills: [], talents: [], items: [] }],
    ['an old sheet whose inventory is a list', { version: 1, name: 'Aria', skills: {}, inventory: [] }],
  ])('is not %s', (_, json) => {
    expect(readStoredSheet(json)).toEqual(NOT_A_CHARACTER);
  });

  it('may have anything in its fields', () => {
    expect(
      readStoredSheet({ version: CURRENT_SHEET_VERSION - 1, name: 'Aria', skills: { Blades: 'two' } }).ok,
    ).toBe(true);
    expect(
      readStoredSheet({ version: CURRENT_SHEET_VERSION, name: 'Aria', skills: null, inventory: null }).ok,
    ).toBe(true);
  });

  it.each(HOSTILE_NAMES)('can have the name %s', (name) => {
    expect(readStoredSheet({ version: CURRENT_SHEET_VERSION, name, skills: {} })).toMatchObject({
      value: { name },
    });
  });
});
