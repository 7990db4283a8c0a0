import { describe, expect, it } from 'vitest';
import { combatant } from '../../testing/combatant.ts';
import { parseSheet, storedSheetOf } from '../character/sheet/parse-sheet.ts';
import { wordingText } from '../lib/wording.ts';
import { beginNextRound, endCombat } from './rounds.ts';
import {
  addStatusEffect,
  checkStatusEffect,
  removeStatusEffect,
  setStatusEffectLevel,
  withRaisedEffects,
} from './status-effects.ts';

const burning = { statusEffects: new Map([['Burning', 2]]) };
const { sheet, gameData } = combatant({ combat: burning });

function reason(name: string, level: number, to = sheet): string | undefined {
  const wording = checkStatusEffect(to, { name, level }, gameData);
  return wording && wordingText(wording);
}

describe('a status effect', () => {
  it('cannot be added before combat', () => {
    const before = combatant({ combat: { ...burning, round: 0 } }).sheet;
    const text = 'Combat must begin before you are able to add Status Effects.';
    expect(reason('Frozen', 1, before)).toBe(text);
    expect(reason('', 1, before)).toBe(text);
    expect(addStatusEffect(before, { name: 'Frozen', level: 1 }, gameData)).toBe(before);
  });

  it.each(['', 'Nope', '__proto__'])('must be selected: %j', (name) => {
    expect(reason(name, 1)).toBe('You must select a Status Effect.');
    expect(addStatusEffect(sheet, { name, level: 1 }, gameData)).toBe(sheet);
  });

  it.each([1, 2])('is not added at level %i if it is already at level 2', (level) => {
    expect(checkStatusEffect(sheet, { name: 'Burning', level }, gameData)).toEqual([
      'You already have an equal or higher level of ',
      { name: 'Burning' },
      '.',
    ]);
    expect(addStatusEffect(sheet, { name: 'Burning', level }, gameData)).toBe(sheet);
  });

  it('is raised to a higher level', () => {
    expect(reason('Burning', 3)).toBeUndefined();
    expect(addStatusEffect(sheet, { name: 'Burning', level: 3 }, gameData)).toEqual({
      ...sheet,
      combatState: { ...sheet.combatState, statusEffects: new Map([['Burning', 3]]) },
    });
  });

  it('is added after the others', () => {
    const after = addStatusEffect(sheet, { name: 'Hidden', level: 1 }, gameData);
    expect([...after.combatState.statusEffects]).toEqual([
      ['Burning', 2],
      ['Hidden', 1],
    ]);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [1.5, 2],
    [6, 5],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 5],
  ])('requested at level %d is added at level %i', (asked, level) => {
    const after = addStatusEffect(sheet, { name: 'Hidden', level: asked }, gameData);
    expect(after.combatState.statusEffects.get('Hidden')).toBe(level);
  });

  it('at the level cap cannot be raised above it', () => {
    const capped = addStatusEffect(sheet, { name: 'Burning', level: 5 }, gameData);
    expect(reason('Burning', 9, capped)).toBe('You already have an equal or higher level of Burning.');
  });

  it('that lowers a maximum lowers the bar', () => {
    const hale = { ...sheet, health: 20 };
    expect(addStatusEffect(hale, { name: 'Frozen', level: 3 }, gameData).health).toBe(17);
  });

  it('is removed without affecting the others', () => {
    const both = withRaisedEffects(sheet, [{ name: 'Hidden', level: 1 }], gameData);
    expect(removeStatusEffect(both, 'Burning', gameData)).toEqual({
      ...sheet,
      combatState: { ...sheet.combatState, statusEffects: new Map([['Hidden', 1]]) },
    });
    expect(both.combatState.statusEffects.size).toBe(2);
  });

  it('loses its modifiers when it is removed', () => {
    const hidden = { ...withRaisedEffects(sheet, [{ name: 'Hidden', level: 3 }], gameData), energy: 13 };
    expect(removeStatusEffect(hidden, 'Hidden', gameData).energy).toBe(10);
  });

  it('that does not exist cannot be removed', () => {
    expect(removeStatusEffect(sheet, 'Frozen', gameData)).toBe(sheet);
  });
});

describe('the level of a status effect', () => {
  const levelOf = (level: number, name = 'Burning') =>
    setStatusEffectLevel(sheet, { name, level }, gameData).combatState.statusEffects.get(name);

  it.each([
    [3, 3],
    [1, 1],
    [0, 1],
    [9, 5],
    [Number.NaN, 1],
  ])('set to %d becomes %i', (asked, level) => {
    expect(levelOf(asked)).toBe(level);
  });

  it('does not add an effect', () => {
    expect(setStatusEffectLevel(sheet, { name: 'Hidden', level: 2 }, gameData)).toBe(sheet);
    expect(setStatusEffectLevel(sheet, { name: 'Burning', level: 2 }, gameData)).toBe(sheet);
  });

  it('above the level cap can only fall', () => {
    const statusEffects = new Map([['Burning', 8]]);
    const high = { ...sheet, combatState: { ...sheet.combatState, statusEffects } };
    const set = (level: number) => setStatusEffectLevel(high, { name: 'Burning', level }, gameData);
    expect(set(9)).toBe(high);
    expect(set(7).combatState.statusEffects.get('Burning')).toBe(7);
  });

  it('that lowers a maximum lowers the bar', () => {
    const frozen = withRaisedEffects({ ...sheet, health: 19 }, [{ name: 'Frozen', level: 1 }], gameData);
    expect(setStatusEffectLevel(frozen, { name: 'Frozen', level: 3 }, gameData).health).toBe(17);
  });
});

describe('raising status effects', () => {
  it('never lowers one, and respects the level cap', () => {
    const after = withRaisedEffects(
      sheet,
      [
        { name: 'Burning', level: 1 },
        { name: 'Frozen', level: 9 },
        { name: 'Nope', level: 2 },
      ],
      gameData,
    );
    expect([...after.combatState.statusEffects]).toEqual([
      ['Burning', 2],
      ['Frozen', 5],
      ['Nope', 2],
    ]);
    expect([...sheet.combatState.statusEffects]).toEqual([['Burning', 2]]);
  });

  it('leaves one above the level cap unchanged', () => {
    const high = combatant({ combat: { statusEffects: new Map([['Burning', 8]]) } }).sheet;
    const after = withRaisedEffects(high, [{ name: 'Burning', level: 9 }], gameData);
    expect(after.combatState.statusEffects.get('Burning')).toBe(8);
  });
});

describe('a status effect that lowers a maximum', () => {
  const full = { ...sheet, health: 20 };
  const frozen = addStatusEffect(full, { name: 'Frozen', level: 5 }, gameData);

  it('takes what the bar holds above it, which comes back when the effect is removed', () => {
    expect(frozen.health).toBe(15);
    const stored = parseSheet(storedSheetOf(frozen));
    const thawed = removeStatusEffect(stored.ok ? stored.value : frozen, 'Frozen', gameData);
    expect(thawed.health).toBe(20);
    expect(thawed.parked).toEqual(full.parked);
  });

  it('gives it back level by level, and at the end of combat', () => {
    expect(beginNextRound(frozen, gameData).sheet.health).toBe(16);
    expect(endCombat(frozen, 7, gameData).health).toBe(20);
  });

  it('leaves damage that was taken meanwhile', () => {
    expect(removeStatusEffect({ ...frozen, health: 10 }, 'Frozen', gameData).health).toBe(15);
  });

  it('gives nothing back that the bar did not hold', () => {
    const weak = addStatusEffect({ ...sheet, health: 17 }, { name: 'Frozen', level: 5 }, gameData);
    expect(weak.health).toBe(15);
    expect(removeStatusEffect(weak, 'Frozen', gameData).health).toBe(17);
  });
});
