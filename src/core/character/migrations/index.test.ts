import { describe, expect, it } from 'vitest';
import { OLD_SHEET } from '../../../testing/old-sheet.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import { parseSheet, parseStoredSheet } from '../sheet/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../sheet/sheet.ts';
import { changesAbove, upgradeLosses, upgradeSheet, versionLabel } from './index.ts';
import { CURRENT_SHEET_VERSION, MIGRATIONS } from './steps.ts';

/** The labels of versions that came after those that these tests name. */
const LATER = MIGRATIONS.filter(({ to }) => to > 7).map(({ label }) => label);

/** A stored sheet called Aria. */
function stored(version: number, fields: Record<string, unknown> = {}): StoredSheet {
  const read = parseStoredSheet({ version, name: 'Aria', notes: '', ...fields });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The sheet that such a one is after the upgrade. */
function upgraded(version: number, fields: Record<string, unknown>): Sheet {
  const sheet = parseSheet(upgradeSheet(stored(version, fields)));
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problem));
  return sheet.value;
}

const OLD = {
  ...OLD_SHEET,
  packInfo: [['Core', 1]],
  maneuverPoints: 8,
  boostPoints: 3,
  potential: 30,
  currency: 4,
  skills: { Blades: 3 },
  talents: ['Parry'],
  pinnacles: ['Myth'],
  inventory: { a: { id: 'a', name: 'Sword', flavor: '', quantity: 1, template: 'Sword' } },
  equipment: { weapon: 'a', armor: '', accessories: ['a'] },
  notes: 'Mine',
  layouts: { xl: [{ i: 'notes', x: 0, y: 0, w: 1, h: 1 }] },
  combatState: { round: 4, phase: 2, statusEffects: { Burning: 2 } },
};

describe('the versions', () => {
  it.each([
    [-1, 'INVALID'],
    [0, '0.10.0'],
    [1, '0.11.0'],
    [2, '0.11.1'],
    [3, '0.12.0'],
    [4, '0.12.1'],
    [5, '0.13.0'],
    [6, '0.14.0'],
    [7, '0.15.0'],
    [CURRENT_SHEET_VERSION + 1, 'INVALID'],
    [-2, 'INVALID'],
  ])('%i is called %s', (version, label) => {
    expect(versionLabel(version)).toBe(label);
  });

  it('follow each other without a gap, and each names its changes', () => {
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index));
    expect(MIGRATIONS.at(-1)?.to).toBe(CURRENT_SHEET_VERSION);
    for (const { changes } of MIGRATIONS) {
      expect(changes.length).toBeGreaterThan(0);
      for (const sentence of changes) expect(sentence).toMatch(/^[A-Z].*\.$/u);
    }
  });

  it.each([
    [7, []],
    [6, ['0.15.0']],
    [3, ['0.12.1', '0.13.0', '0.14.0', '0.15.0']],
    [0, ['0.11.0', '0.11.1', '0.12.0', '0.12.1', '0.13.0', '0.14.0', '0.15.0']],
    [-1, ['0.10.0', '0.11.0', '0.11.1', '0.12.0', '0.12.1', '0.13.0', '0.14.0', '0.15.0']],
    [-2, ['0.10.0', '0.11.0', '0.11.1', '0.12.0', '0.12.1', '0.13.0', '0.14.0', '0.15.0']],
    [
      CURRENT_SHEET_VERSION + 1,
      ['0.10.0', '0.11.0', '0.11.1', '0.12.0', '0.12.1', '0.13.0', '0.14.0', '0.15.0'],
    ],
  ])('a sheet of version %i has before it %j', (version, labels) => {
    expect(changesAbove(version).map(({ label }) => label)).toEqual([...labels, ...LATER]);
  });
});

describe('each step', () => {
  const step = (to: number, fields: Record<string, unknown>) =>
    MIGRATIONS.find((migration) => migration.to === to)?.up(fields);

  it.each([0, 1])('to version %i resets combat', (to) => {
    expect(step(to, { combatState: OLD.combatState, notes: 'Mine' })).toEqual({
      combatState: {},
      notes: 'Mine',
    });
  });

  it('to 0.11.1 gives boost points the maneuver points, and resets layouts', () => {
    expect(step(2, { maneuverPoints: 8, boostPoints: 3, layouts: OLD.layouts, notes: 'Mine' })).toEqual({
      boostPoints: 8,
      layouts: {},
      notes: 'Mine',
    });
    expect(step(2, { boostPoints: 3 })).toEqual({ boostPoints: 3, layouts: {} });
    expect(step(2, { maneuverPoints: 'x', boostPoints: 'y' })).toEqual({ boostPoints: 0, layouts: {} });
  });

  it('to 0.12.0 gives vigor health and focus energy, 1 by default, and resets layouts', () => {
    expect(step(3, { health: 20, energy: 10, vigor: 5, focus: 6, layouts: OLD.layouts })).toEqual({
      health: 20,
      energy: 10,
      vigor: 20,
      focus: 10,
      layouts: {},
    });
    expect(step(3, { health: '20' })).toEqual({ health: '20', vigor: 1, focus: 1, layouts: {} });
  });

  it('to 0.12.1 keeps only destroyed items and ended combats in the change history', () => {
    const { changeHistory } = OLD;
    expect(step(4, { changeHistory })).toEqual({ changeHistory: [changeHistory[0], changeHistory[2]] });
    expect(step(4, { changeHistory: { 0: 'x' }, notes: 'Mine' })).toEqual({
      changeHistory: [],
      notes: 'Mine',
    });
  });

  it('to 0.13.0 gives the four bars their former current values, 1 by default', () => {
    const { currentHealth, currentEnergy, currentVigor, currentFocus } = OLD;
    const current = { currentHealth, currentEnergy, currentVigor, currentFocus };
    expect(step(5, { health: 20, notes: 'Mine', ...current })).toEqual({
      notes: 'Mine',
      health: 13,
      energy: 7,
      vigor: 4,
      focus: 2,
    });
    expect(step(5, { health: 20, energy: 10, vigor: 3, focus: 3, currentHealth: null })).toEqual({
      health: 1,
      energy: 1,
      vigor: 1,
      focus: 1,
    });
  });

  it('to 0.14.0 sets vigor and focus to 1, and empties inventory and equipment', () => {
    const { vigor, focus, inventory, equipment } = OLD;
    expect(step(6, { health: 13, vigor, focus, inventory, equipment })).toEqual({
      health: 13,
      vigor: 1,
      focus: 1,
      inventory: {},
      equipment: { weapon: '', armor: '', accessories: [] },
    });
  });

  it('to 0.15.0 removes species', () => {
    expect(step(7, { species: 'Elf', notes: 'Mine' })).toEqual({ notes: 'Mine' });
  });

  it.each(MIGRATIONS.map((migration) => [migration.label, migration] as const))(
    'to %s does not change its argument',
    (_, migration) => {
      const before = JSON.stringify(OLD);
      expect(migration.up(OLD)).not.toBe(OLD);
      expect(JSON.stringify(OLD)).toBe(before);
    },
  );
});

describe('an upgrade', () => {
  const kept = {
    ...DEFAULT_SHEET,
    name: 'Aria',
    packInfo: [['Core', 1]],
    potential: 30,
    currency: 4,
    skills: new Map([['Blades', 3]]),
    talents: ['Parry'],
    pinnacles: ['Myth'],
    notes: 'Mine',
    changeHistory: [
      {
        date: 1,
        discriminator: 0,
        item: { id: 'a', name: 'Sword', flavor: '', quantity: 1, template: 'Sword' },
      },
      { date: 3, discriminator: 4, combatState: { ...DEFAULT_SHEET.combatState, round: 2 } },
    ],
  };

  it.each([-1, 0, CURRENT_SHEET_VERSION + 1, 99])('from version %i takes every step', (version) => {
    expect(upgraded(version, OLD)).toEqual({ ...kept, health: 13, energy: 7, boostPoints: 8 });
  });

  it('from 0.11.0 keeps combat', () => {
    expect(upgraded(1, OLD).combatState).toMatchObject({ round: 4, phase: 2 });
    expect(upgraded(0, OLD).combatState).toEqual(DEFAULT_SHEET.combatState);
  });

  it('from 0.14.0 keeps the belongings', () => {
    const sheet = upgraded(6, { ...OLD, changeHistory: [] });
    expect(sheet).toMatchObject({ health: 20, vigor: 5, focus: 6, boostPoints: 3 });
    expect(sheet.inventory.size).toBe(1);
    expect(sheet.equipment.weapon).toBe('a');
    expect(sheet.layouts.size).toBe(1);
  });

  it('sets the version to the current one, and keeps fields that it does not know', () => {
    const sheet = upgradeSheet(stored(6, { mana: 5, species: 'Elf' }));
    expect(sheet).toEqual(stored(CURRENT_SHEET_VERSION, { mana: 5, packInfo: [] }));
  });

  it('leaves a sheet of the current version unchanged', () => {
    const current = { ...stored(6), version: CURRENT_SHEET_VERSION };
    expect(upgradeSheet(current)).toBe(current);
  });

  it('removes values that no sheet can hold, keeps the rest, and reports the removed paths', () => {
    const damaged = {
      health: 'x',
      skills: { Blades: 'two', Lore: 3 },
      talents: ['Parry', 5, 'Feint', null],
      inventory: {
        a: { template: 5, name: 'Keepsake' },
        b: 'x',
        c: { name: 'Rope' },
      },
      changeHistory: [
        { discriminator: 0, date: 1 },
        { discriminator: 7 },
        { discriminator: 4, combatState: {} },
      ],
      packInfo: [
        ['Core', '1'],
        ['Good', 2],
        [5, 'x'],
      ],
      combatState: [],
    };
    const sheet = upgraded(6, damaged);
    expect(sheet).toMatchObject({ health: 1, talents: ['Parry', 'Feint'], packInfo: [['Good', 2]] });
    expect([...sheet.skills]).toEqual([['Lore', 3]]);
    expect([...sheet.inventory.values()]).toMatchObject([
      { name: 'Keepsake', template: 'Generic' },
      { name: 'Rope', template: 'Generic' },
    ]);
    expect(sheet.changeHistory).toEqual([
      { date: 0, discriminator: 4, combatState: DEFAULT_SHEET.combatState },
    ]);
    expect(upgradeLosses(stored(6, damaged)).map(({ path }) => path)).toEqual([
      '$.health',
      '$.skills.Blades',
      '$.talents[1]',
      '$.talents[3]',
      '$.inventory.a.template',
      '$.inventory.b',
      '$.combatState',
      '$.changeHistory[0].item',
      '$.changeHistory[1].discriminator',
    ]);
    expect(upgradeLosses(stored(6, OLD))).toEqual([
      { path: '$.changeHistory[1].discriminator', message: expect.any(String) },
      { path: '$.changeHistory[3]', message: expect.any(String) },
      { path: '$.changeHistory[4].discriminator', message: expect.any(String) },
    ]);
    expect(upgradeLosses(stored(3, OLD))).toEqual([]);
  });

  it('keeps hostile names', () => {
    const json = JSON.parse(
      '{"version":6,"name":"__proto__","skills":{"__proto__":2,"constructor":"x","a":1}}',
    );
    const sheet = upgradeSheet({ version: 6, name: '__proto__', packInfo: [], json });
    const parsed = parseSheet(sheet);
    expect(parsed.ok && [...parsed.value.skills]).toEqual([
      ['__proto__', 2],
      ['a', 1],
    ]);
  });
});
