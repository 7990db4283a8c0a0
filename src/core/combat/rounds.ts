import { withCombatRecord } from '../character/change-history.ts';
import { derive } from '../character/derive.ts';
import { withinMaxima } from '../character/resources.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import type { CombatState, Phase, Sheet } from '../character/sheet/sheet.ts';
import type { GameData } from '../game-data/game-data.ts';
import { wordFor } from '../game-data/words.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';

/** A status effect that lost a level when the round began; at level 0 it ends. */
export interface UpkeepChange {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The phase's name in the words of the packs; phase 3 is the End Phase.
 * Rule: docs/rules/combat.md#combat-state.
 */
export function phaseName(phase: Phase, gameData: Pick<GameData, 'play'>): string {
  return phase === 3 ? 'End Phase' : wordFor(gameData, `PHASE_${phase}`);
}

/** The steps of combat that are now possible. Rule: docs/rules/combat.md#round-steps. */
export function combatSteps({ combatState: { round, phase } }: Sheet): {
  readonly beginCombat: boolean;
  readonly beginNextPhase: boolean;
  readonly beginNextRound: boolean;
  readonly endCombat: boolean;
} {
  const started = round > 0;
  return {
    beginCombat: !started,
    beginNextPhase: started && phase < 2,
    beginNextRound: started,
    endCombat: started,
  };
}

/** Why the next phase cannot begin during combat; undefined if it can. Rule: docs/rules/combat.md#phases. */
export function nextPhaseProblem({ combatState: { round, phase } }: Sheet): string | undefined {
  if (round === 0 || phase === 1) return undefined;
  return phase === 2
    ? 'An action that ends your phase starts the End Phase.'
    : 'This round is at its End Phase.';
}

/**
 * Starts round 1: no performed actions, and action points at base plus modifiers. Returns the same sheet if
 * combat has begun.
 * Rule: docs/rules/combat.md#begin-combat.
 */
export function beginCombat(sheet: Sheet, gameData: GameData): Sheet {
  if (!combatSteps(sheet).beginCombat) return sheet;
  const { statusEffects } = sheet.combatState;
  return withFreshActionPoints(
    { ...sheet, combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects } },
    gameData,
  );
}

/**
 * Moves from phase 1 to phase 2; returns the same sheet if that is impossible.
 * Rule: docs/rules/combat.md#phases.
 */
export function beginNextPhase(sheet: Sheet): Sheet {
  if (!combatSteps(sheet).beginNextPhase) return sheet;
  return { ...sheet, combatState: inPhase(sheet.combatState, 2) };
}

/** The combat state in another phase, without performed actions. Rule: docs/rules/combat.md#phases. */
export function inPhase(combatState: CombatState, phase: Phase): CombatState {
  return { ...combatState, phase, currentPhaseActions: [] };
}

/** The phase after one that an action ends. Rule: docs/rules/combat.md#phases. */
export function phaseAfter(phase: Phase): Phase {
  return phase === 1 ? 2 : 3;
}

/** The number of the round after this one. Rule: docs/rules/combat.md#begin-next-round. */
export function roundAfter(round: number): number {
  return Math.min(round + 1, MAX_NUMBER);
}

/**
 * The level of a status effect after the upkeep of a round; at 0 it has ended.
 * Rule: docs/rules/status-effects.md#upkeep.
 */
export function levelAfterUpkeep(level: number): number {
  return Math.max(0, level - 1);
}

/**
 * The action points at the start of a round; `total`: base plus modifiers.
 * Rule: docs/rules/characters.md#maxima.
 */
export function freshActionPoints(total: number): number {
  return Math.min(total, MAX_NUMBER);
}

/**
 * Starts the next round in phase 1. In the upkeep every status effect loses a level, and ends at 0. Then
 * action points are at base plus modifiers, and bars stay within their maximum. The actions of this round
 * become those of the previous round. Returns the same sheet if combat has not begun.
 * Rules: docs/rules/combat.md#begin-next-round, docs/rules/status-effects.md#upkeep.
 */
export function beginNextRound(
  sheet: Sheet,
  gameData: GameData,
): { readonly sheet: Sheet; readonly upkeep: readonly UpkeepChange[] } {
  if (!combatSteps(sheet).beginNextRound) return { sheet, upkeep: [] };
  const { combatState } = sheet;
  const upkeep = [...combatState.statusEffects].map(([name, before]) => ({
    name,
    before,
    after: levelAfterUpkeep(before),
  }));
  const left = upkeep.filter(({ after }) => after > 0);
  const next: CombatState = {
    ...inPhase(combatState, 1),
    round: roundAfter(combatState.round),
    statusEffects: new Map(left.map(({ name, after }) => [name, after])),
    currentRoundActions: [],
    previousRoundActions: combatState.currentRoundActions,
  };
  return { sheet: withFreshActionPoints({ ...sheet, combatState: next }, gameData), upkeep };
}

/** The question to confirm before combat ends. Rule: docs/rules/combat.md#end-combat. */
export function endCombatQuestion({ combatState }: Sheet): string {
  return `Confirm below that you wish to end this combat at Round ${combatState.round}.`;
}

/**
 * Ends and resets combat. Its state becomes a reversion record with a date in milliseconds since 1970. Bars
 * stay within their maximum, since status effects end too. Returns the same sheet if combat has not begun.
 * Rule: docs/rules/combat.md#end-combat.
 */
export function endCombat(sheet: Sheet, date: number, gameData: GameData): Sheet {
  if (!combatSteps(sheet).endCombat) return sheet;
  return withinMaxima({ ...withCombatRecord(sheet, date), combatState: COMBAT_NOT_STARTED }, gameData);
}

function withFreshActionPoints(sheet: Sheet, gameData: GameData): Sheet {
  const actionPoints = freshActionPoints(derive(sheet, gameData).actionPoints.total);
  return withinMaxima({ ...sheet, combatState: { ...sheet.combatState, actionPoints } }, gameData);
}
