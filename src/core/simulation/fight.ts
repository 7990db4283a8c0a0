import { DIE_SIDES } from '../dice/notation.ts';
import type { RandomSource } from '../dice/roll.ts';
import { applyBlow, blowOf, throwDice } from './blow.ts';
import {
  endRoundOf,
  enterSecondPhase,
  gainEffect,
  isAtThreshold,
  loseEffect,
  lowerEffect,
  payFor,
} from './changes.ts';
import { ACTION_POINTS, HEALTH, levelOf, NumberFighter } from './fighter.ts';
import { spend } from './items.ts';
import { itemFor } from './judgement.ts';
import type { ActionProgram, Blow, Entrant, FastStack, Fighter } from './model.ts';
import { type FightSituation, fightView, pricesFor, type View } from './outlook.ts';
import { choose, MAJOR, type PlayerOption } from './plan.ts';
import { habitOf, options } from './player.ts';
import type { FightRules } from './rules.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';
import { distanceBetween } from './score.ts';
import { SLOT } from './slots.ts';
import { FAR, isPlayable, type Table } from './table.ts';

export interface FightOutcome {
  /** undefined if both sides are down, or the fight reached the last round. */
  readonly winner: 0 | 1 | undefined;
  /** Rounds played. */
  readonly rounds: number;
  /** Whether both sides stood at the end of the last round. */
  readonly isEndless: boolean;
}

export type FightSides<Each> = readonly [readonly Each[], readonly Each[]];

/** The result of a fight, with the fighters as they were at its end. */
export interface FightResult {
  readonly outcome: FightOutcome;
  readonly sides: FightSides<Fighter>;
}

/** Hears of each step of a fight, and lets it happen. */
export interface FightObserver {
  performs(fighter: Fighter, stack: FastStack, pay: () => void): void;
  /** `counted`: what the dice count. */
  hits(target: Fighter, blow: Blow, counted: number, apply: () => boolean): boolean;
  endsRound(fighter: Fighter, end: () => boolean): boolean;
}

const NO_OBSERVER: FightObserver = {
  performs: (_fighter, _stack, pay) => pay(),
  hits: (_target, _blow, _counted, apply) => apply(),
  endsRound: (_fighter, end) => end(),
};

/** A fight that lasts longer has no winner. Rule: docs/rules/forecast.md#a-simulated-fight. */
export const MAX_ROUNDS = 30;
const MAX_ACTIONS_A_TURN = 12;
const FIRST_PRICES = { energy: 0.6, focus: 1.5, vigor: 2, boostPoints: 2 };

/** What stays the same throughout a fight. */
interface FightContext {
  readonly table: Table;
  readonly sides: FightSides<Fighter>;
  readonly everyone: readonly Fighter[];
  readonly random: RandomSource;
  readonly observer: FightObserver;
}

/**
 * Plays a fight by the rules of its game; both sides choose as the page of rules says.
 * Rule: docs/rules/forecast.md#a-simulated-fight.
 */
export function playFight(
  entrants: FightSides<Entrant>,
  table: Table,
  rules: FightRules,
  random: RandomSource,
  observer = NO_OBSERVER,
): FightResult {
  const enter = (side: 0 | 1, offset: number) =>
    entrants[side].map((entrant, index) => enterFight(entrant, rules, offset + index, side, table));
  const sides = [enter(0, 0), enter(1, entrants[0].length)] as const;
  const everyone = [...sides[0], ...sides[1]];
  const context = { table, sides, everyone, random, observer };
  takeHabits(context);
  const first = firstSide(random);
  const before = outcomeOf(sides, 0);
  if (before !== undefined) return { outcome: before, sides };
  const start = everyone[0]?.round ?? 1;
  for (let played = 1; played <= MAX_ROUNDS; played += 1) {
    const outcome = playRound(start + played - 1, played, first, context);
    if (outcome !== undefined) return { outcome, sides };
  }
  return { outcome: { winner: undefined, rounds: MAX_ROUNDS, isEndless: true }, sides };
}

function enterFight(entrant: Entrant, rules: FightRules, index: number, side: 0 | 1, table: Table): Fighter {
  const fighter = new NumberFighter(entrant, rules, index, side);
  fighter.position = table.distance && side === 1 ? FAR : 0;
  fighter.isDown = isAtThreshold(fighter);
  return fighter;
}

/** Plays a round; returns the outcome if the fight ends in it. `played` counts the rounds of this fight. */
function playRound(
  round: number,
  played: number,
  first: 0 | 1,
  context: FightContext,
): FightOutcome | undefined {
  const { sides, everyone, observer } = context;
  const second: 0 | 1 = first === 0 ? 1 : 0;
  for (const fighter of everyone) fighter.turnsLeft = 2;
  // The side that acted last acts first in the next phase: A B, B A, A B, B A.
  const isOver = playPhase([first, second], 1, round, context);
  if (isOver) return outcomeOf(sides, played);
  for (const fighter of everyone) enterSecondPhase(fighter);
  if (playPhase([second, first], 0, round, context)) return outcomeOf(sides, played);
  for (const fighter of everyone) {
    if (observer.endsRound(fighter, () => endRoundOf(fighter))) fighter.isDown = true;
  }
  return outcomeOf(sides, played);
}

/** Plays a phase; returns whether the fight ends in it. `turnsAfter`: turns left in the round. */
function playPhase(
  order: readonly (0 | 1)[],
  turnsAfter: number,
  round: number,
  context: FightContext,
): boolean {
  for (const side of order) {
    for (const fighter of context.sides[side]) {
      if (!fighter.isDown) takeTurn(fighter, round, context);
      fighter.turnsLeft = turnsAfter;
    }
    if (outcomeOf(context.sides, round) !== undefined) return true;
  }
  return false;
}

/** Each side rolls a die and repeats ties; the higher roll acts first. */
function firstSide(random: RandomSource): 0 | 1 {
  for (;;) {
    const [one, other] = [random(DIE_SIDES), random(DIE_SIDES)];
    if (one !== other) return one > other ? 0 : 1;
  }
}

function outcomeOf(sides: FightSides<Fighter>, rounds: number): FightOutcome | undefined {
  const stands = sides.map((side) => side.some((fighter) => !fighter.isDown));
  if (stands[0] && stands[1]) return undefined;
  return { winner: stands[0] ? 0 : stands[1] ? 1 : undefined, rounds, isEndless: false };
}

/** Everybody finds its usual attack, before anybody has one. */
function takeHabits({ sides, everyone, random, table }: FightContext): void {
  const habits = everyone.map((me) => {
    const foes = sides[me.side === 0 ? 1 : 0];
    const situation = { me, round: me.round, friends: [me], foes, table: { ...table, distance: false } };
    return habitOf(fightView(situation, FIRST_PRICES), random);
  });
  for (const fighter of everyone) fighter.habit = habits[fighter.index];
}

function takeTurn(me: Fighter, round: number, context: FightContext): void {
  const { table, random } = context;
  const { phase } = me;
  let majorTaken = false;
  /** Major actions that the next turn may take with the remaining action points. */
  let later: readonly PlayerOption[] = [];
  for (let count = 0; count < MAX_ACTIONS_A_TURN && !me.isDown; count += 1) {
    const situation = situationOf(me, round, context);
    if (situation.foes.length === 0) return;
    const view = fightView(situation, pricesFor(situation));
    const now = options(view, random, (program) => isPossible(program, me, table), !majorTaken);
    if (!majorTaken) later = now.filter(({ actionPoints }) => actionPoints >= MAJOR);
    const chosen = choose(majorTaken ? [...now, ...later] : now, me.resource(ACTION_POINTS), {
      now: !majorTaken,
      later: (me.turnsLeft ?? 1) > 1,
    });
    if (chosen === undefined) return;
    perform(chosen, view, context);
    if (chosen.actionPoints >= MAJOR) majorTaken = true;
    if (me.phase !== phase) return;
  }
}

/** The situation of a fighter. Foes are sorted by distance, then by health. */
function situationOf(me: Fighter, round: number, { sides, table }: FightContext): FightSituation {
  const foes = sides[me.side === 0 ? 1 : 0]
    .filter((foe) => !foe.isDown)
    .sort(
      (one, other) =>
        distanceBetween(me, one) - distanceBetween(me, other) ||
        one.resource(HEALTH) - other.resource(HEALTH),
    );
  const friends = [me, ...sides[me.side].filter((friend) => friend !== me)];
  return { me, table, round, friends, foes };
}

function isPossible(program: ActionProgram, me: Fighter, table: Table): boolean {
  if (!isPlayable(program, table)) return false;
  if (program.action.name !== 'Move') return true;
  return (
    RULES_IN_PROSE.withoutMove.every((effect) => levelOf(me, effect) === 0) &&
    me.form.weight <= me.value(SLOT.ENCUMBRANCE)
  );
}

/** Pays for an option, and applies it. */
function perform({ stack, target }: PlayerOption, view: View, { random, observer }: FightContext): void {
  const { me } = view;
  const blow = blowOf(stack);
  observer.performs(me, stack, () => {
    for (const { program } of stack.elements) me.record(program.id, program.action.name);
    payFor(me, stack.draft);
  });
  const name = stack.elements[0]?.program.action.name;
  AFTER_ACTION.get(name)?.(stack, view);
  const { roll } = me.rules.play;
  if (blow === undefined || target === undefined || roll === undefined) return;
  const counted = throwDice(blow.dice, roll, random);
  const isHit =
    counted !== undefined && observer.hits(target, blow, counted, () => applyBlow(blow, counted, target));
  if (name === 'Treat' && isHit) {
    const wound = RULES_IN_PROSE.loweredByTreat.find((effect) => levelOf(target, effect) > 0);
    if (wound !== undefined) lowerEffect(target, wound);
  }
  if (blow.damageType !== 'HEALING' && blow.power !== undefined) {
    for (const effect of RULES_IN_PROSE.endedByAttack) loseEffect(me, effect);
  }
}

/** The steps that players of the standard game do by hand after paying for an action, by its name. */
const AFTER_ACTION: ReadonlyMap<string | undefined, (stack: FastStack, view: View) => void> = new Map([
  ['Shake Off', shakeOff],
  ['Rally', rally],
  ['Use', useItem],
  ['Move', move],
]);

function shakeOff({ elements }: FastStack, { me }: View): void {
  const chosen = elements[0]?.own.statusEffect;
  loseEffect(me, me.rules.effects[chosen?.effect ?? -1]?.name ?? '');
}

function rally({ draft }: FastStack, { me, friends }: View): void {
  const friend = friends.find((each) => each !== me && !each.isDown);
  if (friend === undefined) return;
  for (const gained of draft.gained) {
    const name = me.rules.effects[gained.effect]?.name;
    if (RULES_IN_PROSE.sharedByRally.some((each) => each === name)) gainEffect(friend, gained);
  }
}

function useItem(_stack: FastStack, view: View): void {
  // What the action cost has changed the scores.
  const chosen = itemFor(fightView(view, view.prices));
  if (chosen !== undefined) spend(view.me, chosen, view.foes[0]);
}

function move(_stack: FastStack, { me, foes: [foe], table }: View): void {
  if (table.distance && foe !== undefined) me.position += Math.sign(foe.position - me.position);
}
