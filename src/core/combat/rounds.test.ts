import { describe, expect, it } from 'vitest';
import { combatant } from '../../testing/combatant.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import type { CombatState } from '../character/sheet/sheet.ts';
import { NO_GAME_DATA } from '../game-data/game-data.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import {
  beginCombat,
  beginNextPhase,
  beginNextRound,
  combatSteps,
  endCombat,
  endCombatQuestion,
  inPhase,
  nextPhaseProblem,
  phaseName,
} from './rounds.ts';

const performed = {
  currentPhaseActions: ['A'],
  currentRoundActions: ['A', 'B'],
  previousRoundActions: ['C'],
  combatActions: ['A', 'B', 'C'],
};

const stateIn = (combat: Partial<CombatState>): CombatState => ({ ...COMBAT_NOT_STARTED, ...combat });

it.each([
  [0, 1, { beginCombat: true, beginNextPhase: false, beginNextRound: false, endCombat: false }],
  [1, 1, { beginCombat: false, beginNextPhase: true, beginNextRound: true, endCombat: true }],
  [4, 2, { beginCombat: false, beginNextPhase: false, beginNextRound: true, endCombat: true }],
  [4, 3, { beginCombat: false, beginNextPhase: false, beginNextRound: true, endCombat: true }],
] as const)('in round %i and phase %i the steps are %j', (round, phase, steps) => {
  expect(combatSteps(combatant({ combat: { round, phase } }).sheet)).toEqual(steps);
});

it.each([
  [0, 1, undefined],
  [1, 1, undefined],
  [4, 2, 'An action that ends your phase starts the End Phase.'],
  [4, 3, 'This round is at its End Phase.'],
] as const)('in round %i and phase %i the next phase is refused with: %s', (round, phase, problem) => {
  expect(nextPhaseProblem(combatant({ combat: { round, phase } }).sheet)).toBe(problem);
});

it.each([
  [1, 'Phase 1'],
  [2, 'Phase 2'],
  [3, 'End Phase'],
] as const)('phase %i is shown as %s', (phase, text) => {
  expect(phaseName(phase, NO_GAME_DATA)).toBe(text);
});

describe('beginning combat', () => {
  it('starts round 1 in phase 1 with fresh action points and nothing performed', () => {
    const { sheet, gameData } = combatant({
      gift: { ACTION_POINTS: 2 },
      combat: { round: 0, phase: 3, actionPoints: 9, ...performed },
    });
    expect(beginCombat(sheet, gameData)).toEqual({
      ...sheet,
      combatState: stateIn({ round: 1, phase: 1, actionPoints: 5 }),
    });
  });

  it('retains existing status effects, whose modifiers apply', () => {
    const statusEffects = new Map([
      ['Hidden', 2],
      ['Frozen', 1],
    ]);
    const { sheet, gameData } = combatant({ combat: { round: 0, statusEffects }, sheet: {} });
    const after = beginCombat({ ...sheet, health: 20 }, gameData);
    expect(after.combatState).toEqual(stateIn({ round: 1, actionPoints: 5, statusEffects }));
    expect(after.health).toBe(19);
  });

  it('never gives fewer than 0 action points', () => {
    const { sheet, gameData } = combatant({ gift: { ACTION_POINTS: -9 }, combat: { round: 0 } });
    expect(beginCombat(sheet, gameData).combatState.actionPoints).toBe(0);
  });

  it('never gives more action points than the largest exact number', () => {
    const { sheet, gameData } = combatant({ gift: { ACTION_POINTS: 1e300 }, combat: { round: 0 } });
    expect(beginCombat(sheet, gameData).combatState.actionPoints).toBe(MAX_NUMBER);
  });

  it('changes nothing once it has begun', () => {
    const { sheet, gameData } = combatant({ combat: { round: 2, ...performed } });
    expect(beginCombat(sheet, gameData)).toBe(sheet);
  });
});

describe('beginning the next phase', () => {
  it('moves from phase 1 to phase 2, without performed actions', () => {
    const { sheet } = combatant({ combat: { round: 2, ...performed } });
    expect(beginNextPhase(sheet)).toEqual({
      ...sheet,
      combatState: stateIn({ round: 2, phase: 2, actionPoints: 3, ...performed, currentPhaseActions: [] }),
    });
  });

  it.each([
    ['before combat', { round: 0 }],
    ['in phase 2', { phase: 2 as const }],
    ['in the End Phase', { phase: 3 as const }],
  ])('changes nothing %s', (_when, combat) => {
    const { sheet } = combatant({ combat });
    expect(beginNextPhase(sheet)).toBe(sheet);
  });

  it('may lead to the End Phase if an action does it', () => {
    expect(inPhase(stateIn({ round: 2, phase: 2, ...performed }), 3)).toEqual(
      stateIn({ round: 2, phase: 3, ...performed, currentPhaseActions: [] }),
    );
  });
});

describe('beginning the next round', () => {
  it('increments the round, returns to phase 1, and makes this round the previous one', () => {
    const { sheet, gameData } = combatant({ combat: { round: 2, phase: 3, actionPoints: 0, ...performed } });
    expect(beginNextRound(sheet, gameData)).toEqual({
      sheet: {
        ...sheet,
        combatState: stateIn({
          round: 3,
          phase: 1,
          actionPoints: 3,
          previousRoundActions: ['A', 'B'],
          combatActions: ['A', 'B', 'C'],
        }),
      },
      upkeep: [],
    });
  });

  it('lowers every status effect by a level, and reports it', () => {
    const statusEffects = new Map([
      ['Burning', 3],
      ['Frozen', 1],
      ['Nope', 2],
      ['Hidden', 0],
    ]);
    const { sheet, gameData } = combatant({ combat: { statusEffects } });
    const { sheet: after, upkeep } = beginNextRound(sheet, gameData);
    expect([...after.combatState.statusEffects]).toEqual([
      ['Burning', 2],
      ['Nope', 1],
    ]);
    expect(upkeep).toEqual([
      { name: 'Burning', before: 3, after: 2 },
      { name: 'Frozen', before: 1, after: 0 },
      { name: 'Nope', before: 2, after: 1 },
      { name: 'Hidden', before: 0, after: 0 },
    ]);
  });

  it('computes action points from the status effects that remain after upkeep', () => {
    const { sheet, gameData } = combatant({
      combat: { statusEffects: new Map([['Hidden', 2]]), actionPoints: 0 },
    });
    const second = beginNextRound(sheet, gameData).sheet;
    expect(second.combatState.actionPoints).toBe(4);
    expect(beginNextRound(second, gameData).sheet.combatState.actionPoints).toBe(3);
  });

  it('lowers bars to a maximum that upkeep lowered', () => {
    const { sheet, gameData } = combatant({
      combat: { statusEffects: new Map([['Hidden', 2]]) },
      sheet: { energy: 12 },
    });
    expect(beginNextRound(sheet, gameData).sheet.energy).toBe(11);
  });

  it('changes nothing before combat', () => {
    const { sheet, gameData } = combatant({ combat: { round: 0, statusEffects: new Map([['Burning', 3]]) } });
    const after = beginNextRound(sheet, gameData);
    expect(after.sheet).toBe(sheet);
    expect(after.upkeep).toEqual([]);
  });

  it('stops at the largest exact number', () => {
    const { sheet, gameData } = combatant({ combat: { round: MAX_NUMBER } });
    expect(beginNextRound(sheet, gameData).sheet.combatState.round).toBe(MAX_NUMBER);
  });
});

describe('ending combat', () => {
  const combat = { round: 4, ...performed, statusEffects: new Map([['Hidden', 2]]) };
  const destroyed = {
    date: 5,
    discriminator: 0,
    item: { id: 'x', name: 'X', flavor: '', quantity: 1, template: 'X' },
  } as const;

  it('has a confirmation that names the round', () => {
    expect(endCombatQuestion(combatant({ combat }).sheet)).toBe(
      'Confirm below that you wish to end this combat at Round 4.',
    );
  });

  it('appends its state as a reversion record, and resets it', () => {
    const { sheet, gameData } = combatant({ combat, sheet: { changeHistory: [destroyed], energy: 12 } });
    expect(endCombat(sheet, 1_760_000_000_000, gameData)).toEqual({
      ...sheet,
      energy: 10,
      parked: { ...sheet.parked, bars: [{ bar: 'ENERGY', from: 12, to: 10 }] },
      combatState: COMBAT_NOT_STARTED,
      changeHistory: [
        destroyed,
        { date: 1_760_000_000_000, discriminator: 4, combatState: stateIn({ ...combat, actionPoints: 3 }) },
      ],
    });
  });

  it('changes nothing before combat', () => {
    const { sheet, gameData } = combatant({ combat: { round: 0 } });
    expect(endCombat(sheet, 1, gameData)).toBe(sheet);
  });
});
