import { describe, expect, it } from 'vitest';
import { readCombat, serializeCombat } from './combat-format.ts';
import { type CombatRecord, NO_COMBAT } from './combat-record.ts';

/** The combat after a reload of the page; `spoil` alters the JSON. */
const afterReload = (combat: CombatRecord, spoil: (json: object) => unknown = (json) => json) =>
  readCombat(spoil(JSON.parse(JSON.stringify(serializeCombat(combat)))));

const draft = {
  action: 'Strike',
  inputs: { skill: 'Blades', statusEffect: { name: 'Burning', level: 2 } },
  maneuvers: [{ name: 'Ante', inputs: { numeric: 2 } }],
};
const roll = {
  id: 4,
  notation: '2d6',
  action: 'Strike',
  round: 1,
  phase: 'Phase 1',
  roll: { dice: [1, 6], total: 7 },
};
const upkeeps = [
  {
    round: 2,
    changes: [{ name: 'Burning', before: 2, after: 1 }],
    bars: [{ name: 'Focus', before: 5, after: 4 }],
  },
];
const performed = [{ id: 1, draft, round: 1, phase: 'Phase 1' }];
const COMBAT: CombatRecord = { draft, draftRoll: 4, rolls: [roll], upkeeps, performed };

describe('a combat after a reload', () => {
  it('retains the draft, the rolls, the upkeep and the performed actions', () => {
    expect(afterReload(COMBAT)).toEqual({ ...COMBAT, draftRoll: undefined });
  });

  it('retains what an action added to a roll by hand', () => {
    const added = { total: 1, parts: [{ source: 'Sure Hand', amount: 1 }] };
    const typed = { ...roll, roll: { dice: [], total: 3 }, added, isTyped: true };
    expect(afterReload({ ...COMBAT, rolls: [typed] }).rolls).toEqual([typed]);
  });

  it('retains a draft without an action', () => {
    const none = { action: undefined, inputs: {}, maneuvers: [] };
    expect(afterReload({ ...NO_COMBAT, draft: none }).draft).toEqual(none);
  });

  it('is read from a record of a time before performed actions were kept', () => {
    const old = {
      combatDraft: draft,
      combatRolls: [roll],
      combatUpkeeps: [{ round: 2, changes: [{ name: 'Burning', before: 2, after: 1 }] }],
    };
    expect(readCombat(JSON.parse(JSON.stringify(old)))).toMatchObject({
      draft,
      rolls: [roll],
      performed: [],
    });
  });

  it('is empty if it was empty', () => {
    expect(afterReload(NO_COMBAT)).toEqual(NO_COMBAT);
  });

  it.each([
    ['nothing', () => null],
    ['another shape', (json: object) => ({ ...json, combatDraft: { action: 3 } })],
    ['numbers that are none', (json: object) => ({ ...json, combatRolls: [{ ...roll, round: null }] })],
  ])('is empty if its record is %s', (_what, spoil) => {
    expect(afterReload(COMBAT, spoil)).toEqual(NO_COMBAT);
  });
});
