import { describe, expect, it } from 'vitest';
import { OLD_SHEET } from '../../../testing/old-sheet.ts';
import type { StoredSheet } from '../sheet/sheet.ts';
import { upgradeEffects } from './index.ts';

const stored = (version: number, json: StoredSheet['json']): StoredSheet => ({
  name: 'Aria',
  version,
  packInfo: [],
  json,
});

const OLD = {
  ...OLD_SHEET,
  inventory: { a: { id: 'a', name: 'Sword', template: 'Longsword' } },
  combatState: { round: 4, statusEffects: { Burning: 2 } },
};

describe('the effects of an upgrade', () => {
  it('name everything that the steps drop', () => {
    expect(upgradeEffects(stored(-1, OLD)).drops).toEqual([
      { what: 'item', name: 'Sword' },
      { what: 'species', name: 'Elf' },
      { what: 'combat', name: 'round 4' },
      { what: 'status effect', name: 'Burning' },
      { what: 'history entry', name: 'of kind 1', at: 2 },
      { what: 'history entry', name: 'of kind unknown' },
      { what: 'history entry', name: 'of kind unknown', at: 4 },
    ]);
    expect(upgradeEffects(stored(6, OLD)).drops).toEqual([{ what: 'species', name: 'Elf' }]);
  });

  it('name an item without a name by its template or id, whatever else it holds', () => {
    const inventory = { a: { name: 3, template: 'Bow' }, b: {}, c: null };
    expect(upgradeEffects(stored(5, { inventory })).drops.map(({ name }) => name)).toEqual(['Bow', 'b', 'c']);
    for (const field of ['inventory', 'combatState', 'changeHistory', 'species'])
      for (const value of [null, 7, 'x', [], {}])
        expect(() => upgradeEffects(stored(-1, { [field]: value }))).not.toThrow();
  });

  it('name the bars that go down, with their values before and after', () => {
    expect(upgradeEffects(stored(4, OLD)).lowered).toEqual([
      { bar: 'HEALTH', from: 20, to: 13 },
      { bar: 'ENERGY', from: 10, to: 7 },
      { bar: 'VIGOR', from: 5, to: 1 },
      { bar: 'FOCUS', from: 6, to: 1 },
    ]);
    expect(upgradeEffects(stored(4, { health: 20, energy: 'x' })).lowered).toEqual([
      { bar: 'HEALTH', from: 20, to: 1 },
    ]);
    expect(upgradeEffects(stored(6, OLD)).lowered).toEqual([]);
  });
});
