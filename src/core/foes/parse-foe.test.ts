import { describe, expect, it } from 'vitest';
import { ILSE } from '../../testing/fights.ts';
import { foeOfStored, parseFoe } from './parse-foe.ts';
import { readStoredFoe } from './stored-foe.ts';

const WOLF = { name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3, dice: 5 };

describe('the file of a foe', () => {
  it('has the shape of a foe in a pack', () => {
    expect(parseFoe(WOLF)).toMatchObject({ ok: true, value: { ...WOLF, actions: [] } });
    expect(parseFoe({ name: 'Dark Ilse', sheet: ILSE }).ok).toBe(true);
  });

  it.each([
    ['no object', [WOLF], '$'],
    ['no name', { ...WOLF, name: ' ' }, '$.name'],
    ['a name too long', { ...WOLF, name: 'x'.repeat(201) }, '$.name'],
    ['a maximum in words', { ...WOLF, maximumHealth: '12' }, '$.maximumHealth'],
    ['a maximum of 0', { ...WOLF, maximumAP: 0 }, '$.maximumAP'],
    ['dice without number', { ...WOLF, dice: Number.NaN }, '$.dice'],
    ['a sheet that cannot be read', { name: 'Nobody', sheet: { version: 'x' } }, '$.sheet'],
  ])('with %s is refused with its path', (_what, json, path) => {
    expect(parseFoe(json)).toMatchObject({ ok: false, problem: { path } });
  });

  it('is stored by its name alone, and is no foe where the rest cannot be read', () => {
    const stored = readStoredFoe({ name: 'Wolf', dice: 'many' });
    expect(stored.ok && foeOfStored(stored.value)).toBeUndefined();
    for (const json of [null, [], 'Wolf', { name: 5 }, { name: ' ' }, { name: '\u0000' }])
      expect(readStoredFoe(json).ok).toBe(false);
  });
});
