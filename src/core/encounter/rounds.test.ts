import { describe, expect, it } from 'vitest';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { createEncounter } from './create.ts';
import type { Encounter, EncounterPhase } from './encounter.ts';
import { addMembers, changeMember } from './members.ts';
import {
  beginNextEncounterPhase,
  beginNextEncounterRound,
  hasStarted,
  moveOn,
  phaseButtonLabel,
  resetEncounter,
  roundButtonLabel,
  turnWords,
} from './rounds.ts';

const FRESH = addMembers(
  createEncounter('Ambush', [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }]),
  0,
  2,
);
const MEMBER = { groupReference: 0, id: 2 };
const WOUNDED = changeMember(FRESH, MEMBER, { health: 3, energy: 1, ap: 0, hasActed: true });

/** The encounter at a round and phase, with one wounded member who has acted. */
function at(round: number, phase: EncounterPhase): Encounter {
  return { ...WOUNDED, round, phase };
}

describe('the next phase', () => {
  it.each([
    [1, 2],
    [2, 3],
  ] as const)('after %d is %d, in which no member has acted', (phase, next) => {
    const encounter = beginNextEncounterPhase(at(1, phase));
    expect(encounter).toEqual({
      ...at(1, next),
      members: [FRESH.members[0], { ...MEMBER, health: 3, energy: 1, ap: 0, hasActed: false }],
    });
  });

  it('is ignored at phase 3', () => {
    const encounter = at(1, 3);
    expect(beginNextEncounterPhase(encounter)).toBe(encounter);
  });
});

describe('the next round', () => {
  it.each([1, 2, 3] as const)(
    'after phase %d starts at phase 1, with full AP and no member having acted',
    (phase) => {
      expect(beginNextEncounterRound(at(4, phase))).toEqual({
        ...at(5, 1),
        members: [FRESH.members[0], { ...MEMBER, health: 3, energy: 1, ap: 3, hasActed: false }],
      });
    },
  );

  it('starts the encounter', () => {
    expect(hasStarted(FRESH)).toBe(false);
    expect(beginNextEncounterRound(FRESH).round).toBe(1);
    expect(hasStarted(beginNextEncounterRound(FRESH))).toBe(true);
  });

  it('stops at the largest exact number', () => {
    expect(beginNextEncounterRound(at(MAX_NUMBER, 1)).round).toBe(MAX_NUMBER);
  });
});

it('a reset restores the state before the first round', () => {
  expect(resetEncounter(at(7, 3))).toEqual(FRESH);
});

it('a member without a group is unchanged', () => {
  const stray = { groupReference: 9, id: 1, health: 5, energy: 5, ap: 5, hasActed: true };
  const encounter = { ...FRESH, members: [stray] };
  expect(beginNextEncounterRound(encounter).members).toEqual([{ ...stray, hasActed: false }]);
  expect(resetEncounter(encounter).members).toEqual([{ ...stray, hasActed: false }]);
});

it.each([
  [0, 1, ['Not started']],
  [0, 3, ['Not started']],
  [1, 1, ['Round 1', 'Phase 1']],
  [2, 2, ['Round 2', 'Phase 2']],
  [9, 3, ['Round 9', 'End Phase']],
] as const)('the turn of round %d and phase %d reads %j', (round, phase, words) => {
  expect(turnWords({ round, phase })).toEqual(words);
});

describe('the buttons', () => {
  it.each([
    [1, 'Move to Phase 2'],
    [2, 'Move to End Phase'],
    [3, 'Move to Next Round'],
  ] as const)('of the phase at phase %d reads %s', (phase, label) => {
    expect(phaseButtonLabel(at(1, phase))).toBe(label);
  });

  it.each([
    [0, 'Start Encounter'],
    [1, 'Next Round'],
    [9, 'Next Round'],
  ])('of the round at round %d reads %s', (round, label) => {
    expect(roundButtonLabel(at(round, 1))).toBe(label);
  });

  it('of the phase moves on to the next phase, and from the End Phase to the next round', () => {
    expect(moveOn(at(1, 1))).toEqual(beginNextEncounterPhase(at(1, 1)));
    expect(moveOn(at(1, 2))).toEqual(beginNextEncounterPhase(at(1, 2)));
    expect(moveOn(at(1, 3))).toEqual(beginNextEncounterRound(at(1, 3)));
  });
});
