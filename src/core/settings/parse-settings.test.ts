import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SETTINGS_MIGRATIONS, upgradeSettings } from './migrations.ts';
import { parseSettings, serializeSettings } from './parse-settings.ts';
import { DEFAULT_SETTINGS, FLEX_SIZE, type Settings } from './settings.ts';

const DEFAULTS_OF_VERSION_3 = {
  version: 3,
  darkThemeEnabled: false,
  dicePrefix: '',
  diceSuffix: '',
  flexSize: 3,
  navigate: false,
};

const UNREADABLE = { ok: false, problem: 'These settings cannot be read.' };

it('defaults to a light theme, no dice affixes, tile size 3, and staying on the page', () => {
  expect(DEFAULT_SETTINGS).toMatchObject(DEFAULTS_OF_VERSION_3);
  expect(FLEX_SIZE).toEqual({ minimum: 1, maximum: 8 });
});

describe('settings', () => {
  it.each([
    ['without a version', { darkThemeEnabled: true }, { darkThemeEnabled: true }],
    ['without fields', {}, {}],
    ['of version 0', { version: 0, darkThemeEnabled: true }, { darkThemeEnabled: true }],
    [
      'of version 1',
      { version: 1, darkThemeEnabled: false, dicePrefix: '/r ', diceSuffix: '!' },
      { dicePrefix: '/r ', diceSuffix: '!' },
    ],
    [
      'of version 2',
      { version: 2, darkThemeEnabled: true, flexSize: 5 },
      { darkThemeEnabled: true, flexSize: 5 },
    ],
    ['of version 3', { version: 3, flexSize: 8, navigate: true }, { flexSize: 8, navigate: true }],
    ['with null in their fields', { version: 3, dicePrefix: null, flexSize: null, navigate: null }, {}],
    [
      'with a coat of arms and the theme of the device',
      { version: 3, deviceThemeEnabled: true, chosenArms: [{ name: 'aria', arms: 'pale or azure owl' }] },
      { deviceThemeEnabled: true, chosenArms: [{ name: 'aria', arms: 'pale or azure owl' }] },
    ],
    ['with the end of a round', { version: 3, appliesRoundEnd: true }, { appliesRoundEnd: true }],
    ['with null for the end of a round', { version: 3, appliesRoundEnd: null }, { appliesRoundEnd: false }],
    ['with unknown fields', { version: 3, volume: 11 }, {}],
    [
      'with later fields in an older version',
      { version: 0, flexSize: 7, navigate: true },
      { flexSize: 7, navigate: true },
    ],
    ['of a version below 0', { version: -4, dicePrefix: '/r' }, { dicePrefix: '/r' }],
  ])('%s are read', (_, json, fields) => {
    expect(parseSettings(json)).toEqual({ ok: true, value: { ...DEFAULT_SETTINGS, ...fields } });
  });

  it.each([
    [0, 1],
    [-7, 1],
    [9, 8],
    [2.5, 3],
    [Number.POSITIVE_INFINITY, 8],
  ])('have a tile size from 1 to 8: %d is %d', (flexSize, set) => {
    expect(parseSettings({ version: 3, flexSize })).toMatchObject({ value: { flexSize: set } });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'dark'],
    ['of a later version', { version: 4 }],
    ['of a version in words', { version: '3' }],
    ['with a theme in words', { version: 3, darkThemeEnabled: 'yes' }],
    ['with a prefix that is a number', { version: 3, dicePrefix: 5 }],
    ['with a suffix that is a number', { version: 3, diceSuffix: 5 }],
    ['with a tile size in words', { version: 3, flexSize: '3' }],
    ['with arms that are no list', { version: 3, chosenArms: {} }],
    ['with arms that are not text', { version: 3, chosenArms: [{ name: 'aria', arms: 1 }] }],
    ['with the end of a round in words', { version: 3, appliesRoundEnd: 'yes' }],
    ['with navigate in words', { version: 3, navigate: 'no' }],
  ])('cannot be read where they are %s', (_, json) => {
    expect(parseSettings(json)).toEqual(UNREADABLE);
  });

  it.prop([
    fc.record({
      darkThemeEnabled: fc.boolean(),
      dicePrefix: fc.string(),
      diceSuffix: fc.string(),
      flexSize: fc.integer({ min: 1, max: 8 }),
      navigate: fc.boolean(),
      appliesRoundEnd: fc.boolean(),
      deviceThemeEnabled: fc.boolean(),
      chosenArms: fc.array(fc.record({ name: fc.string(), arms: fc.string() })),
    }),
  ])('read as they were printed', (fields) => {
    const settings: Settings = { ...DEFAULT_SETTINGS, ...fields };
    const json = JSON.parse(JSON.stringify(serializeSettings(settings)));
    expect(parseSettings(json)).toEqual({ ok: true, value: settings });
  });

  it.prop([fc.jsonValue()])('are read or refused, whatever is stored', (json) => {
    const read = parseSettings(json);
    if (read.ok) expect(parseSettings(serializeSettings(read.value))).toEqual(read);
    else expect(read).toEqual(UNREADABLE);
  });
});

describe('the versions of settings', () => {
  it('are named after the fields that they added, without a gap', () => {
    expect(SETTINGS_MIGRATIONS.map(({ to, label }) => [to, label])).toEqual([
      [0, 'darkMode'],
      [1, 'diceAffixes'],
      [2, 'flexSize'],
      [3, 'navigate'],
    ]);
  });

  it('fill only missing fields', () => {
    expect(upgradeSettings({ version: 1, dicePrefix: '/r' })).toEqual({
      version: 3,
      dicePrefix: '/r',
      flexSize: 3,
      navigate: false,
    });
    expect(upgradeSettings({})).toEqual(DEFAULTS_OF_VERSION_3);
  });

  it('leave current and later settings unchanged', () => {
    const current = { version: 3 };
    const later = { version: 4 };
    expect(upgradeSettings(current)).toBe(current);
    expect(upgradeSettings(later)).toBe(later);
  });
});
