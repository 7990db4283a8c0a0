import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { performAction } from '../src/core/combat/perform.ts';
import { beginCombat, beginNextPhase } from '../src/core/combat/rounds.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import { DIE_SIDES } from '../src/core/dice/notation.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { Action } from '../src/core/game-data/pack.ts';
import { blowOf } from './blow.ts';
import { draftOf, namesOn } from './choice.ts';
import { spend } from './consumables.ts';
import { characterOf, effectLevel, type Fighter } from './fighter.ts';
import { consumableFor } from './judgement.ts';
import { type Habit, pricesFor, type Situation } from './outlook.ts';
import { choose, MAJOR, type Option } from './plan.ts';
import { habitOf, options } from './player.ts';
import { distanceBetween, type View } from './score.ts';
import { DUEL, FAR, isPlayable, type Table } from './table.ts';
import { endRoundOf, gainEffect, loseEffect, lowerEffect, resolve } from './table-rules.ts';

/** A character, and the group of skills that it is built around. */
export interface Build {
  readonly group: string;
  readonly sheet: Sheet;
}

export interface Outcome {
  /** undefined if both sides are down, or the fight reached the last round. */
  readonly winner: 0 | 1 | undefined;
  readonly rounds: number;
}

/** The result of a fight: how often each fighter performed each action and maneuver. */
export interface FightResult {
  readonly outcome: Outcome;
  readonly fighters: ReadonlyMap<Fighter, ReadonlyMap<string, number>>;
}

const MOST_ROUNDS = 30;
const MOST_ACTIONS_A_TURN = 12;

/** What stays the same throughout a fight. */
interface FightContext {
  readonly table: Table;
  readonly habits: ReadonlyMap<Fighter, Habit>;
  readonly sides: Sides;
  readonly random: RandomSource;
  readonly fighters: ReadonlyMap<Fighter, Map<string, number>>;
}

type Sides = readonly [readonly Fighter[], readonly Fighter[]];

/** Plays a fight as "How a fight is resolved" in docs/standard-game.md describes. */
export function fight(
  builds: readonly [readonly Build[], readonly Build[]],
  table: Table,
  gameData: GameData,
  random: RandomSource,
): FightResult {
  const enter = (side: 0 | 1) =>
    builds[side].map(
      ({ group, sheet }): Fighter => ({
        gameData,
        group,
        side,
        sheet: beginCombat({ ...sheet, boostPoints: table.boostPoints }, gameData),
        isDown: false,
        experience: new Map(),
        position: table.distance && side === 1 ? FAR : 0,
      }),
    );
  const sides: Sides = [enter(0), enter(1)];
  const everyone = [...sides[0], ...sides[1]];
  const habits = habitsOf(sides, random);
  const fighters = new Map(everyone.map((fighter) => [fighter, new Map<string, number>()]));
  const context = { table, habits, sides, random, fighters };
  const first = firstSide(random);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const outcome = playRound(round, first, everyone, context);
    if (outcome !== undefined) return { outcome, fighters };
  }
  return { outcome: { winner: undefined, rounds: MOST_ROUNDS }, fighters };
}

/** Plays a round; returns the outcome if the fight ends in it. */
function playRound(
  round: number,
  first: 0 | 1,
  everyone: readonly Fighter[],
  context: FightContext,
): Outcome | undefined {
  const { sides } = context;
  const second: 0 | 1 = first === 0 ? 1 : 0;
  const turnsLeft = new Map(everyone.map((fighter) => [fighter, 2]));
  // The side that acted last acts first in the next phase: A B, B A, A B, B A.
  const outcome = playPhase([first, second], 1, round, turnsLeft, context);
  if (outcome !== undefined) return outcome;
  for (const fighter of everyone) fighter.sheet = beginNextPhase(fighter.sheet);
  const secondOutcome = playPhase([second, first], 0, round, turnsLeft, context);
  if (secondOutcome !== undefined) return secondOutcome;
  endRoundOf(everyone);
  return outcomeOf(sides, round);
}

/** Plays a phase; returns the outcome if the fight ends in it. `turnsAfter`: turns left in the round. */
function playPhase(
  order: readonly (0 | 1)[],
  turnsAfter: number,
  round: number,
  turnsLeft: Map<Fighter, number>,
  context: FightContext,
): Outcome | undefined {
  for (const side of order) {
    for (const fighter of context.sides[side]) {
      if (!fighter.isDown) takeTurn(fighter, round, turnsLeft, context);
      turnsLeft.set(fighter, turnsAfter);
    }
    const outcome = outcomeOf(context.sides, round);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** Each side rolls a die and repeats ties; the higher roll acts first. */
function firstSide(random: RandomSource): 0 | 1 {
  const dice = [random(DIE_SIDES), random(DIE_SIDES)] as const;
  if (dice[0] === dice[1]) return firstSide(random);
  return dice[0] > dice[1] ? 0 : 1;
}

function outcomeOf(sides: Sides, rounds: number): Outcome | undefined {
  const stands = sides.map((side) => side.some((fighter) => !fighter.isDown));
  if (stands[0] && stands[1]) return undefined;
  return { winner: stands[0] ? 0 : stands[1] ? 1 : undefined, rounds };
}

function habitsOf(sides: Sides, random: RandomSource): ReadonlyMap<Fighter, Habit> {
  const habits = new Map<Fighter, Habit>();
  for (const side of sides) {
    for (const me of side) {
      const situation: Situation = {
        round: 1,
        habits: new Map(),
        turnsLeft: new Map(),
        friends: [me],
        foes: sides[me.side === 0 ? 1 : 0],
      };
      const prices = { energy: 0.6, focus: 1.5, vigor: 2, boostPoints: 2 };
      const habit = habitOf({ me, situation, prices, table: DUEL }, random);
      if (habit !== undefined) habits.set(me, habit);
    }
  }
  return habits;
}

function takeTurn(
  me: Fighter,
  round: number,
  turnsLeft: Situation['turnsLeft'],
  context: FightContext,
): void {
  const { table, random } = context;
  const phase = me.sheet.combatState.phase;
  let majorTaken = false;
  /** Major actions that the next turn may take with the remaining action points. */
  let later: readonly Option[] = [];
  for (let count = 0; count < MOST_ACTIONS_A_TURN && !me.isDown; count += 1) {
    const situation = situationOf(me, round, turnsLeft, context);
    if (situation.foes.length === 0) return;
    const view: View = { me, situation, prices: pricesFor(me, situation), table };
    const now = options(view, random, (action) => isPossible(action, me, table), !majorTaken);
    if (!majorTaken) later = now.filter(({ actionPoints }) => actionPoints >= MAJOR);
    const chosen = choose(majorTaken ? [...now, ...later] : now, me.sheet.combatState.actionPoints, {
      now: !majorTaken,
      later: (turnsLeft.get(me) ?? 1) > 1,
    });
    if (chosen === undefined) return;
    perform(chosen, me, context);
    applyOption(chosen, view, random);
    if (chosen.actionPoints >= MAJOR) majorTaken = true;
    if (me.sheet.combatState.phase !== phase) return;
  }
}

/** The situation of a fighter. Foes are sorted by distance, then by health. */
function situationOf(
  me: Fighter,
  round: number,
  turnsLeft: Situation['turnsLeft'],
  { habits, sides }: FightContext,
): Situation {
  const foes = sides[me.side === 0 ? 1 : 0]
    .filter((foe) => !foe.isDown)
    .sort(
      (one, other) =>
        distanceBetween(me, one) - distanceBetween(me, other) || one.sheet.health - other.sheet.health,
    );
  const friends = [me, ...sides[me.side].filter((friend) => friend !== me)];
  return { round, habits, turnsLeft, friends, foes };
}

/** Pays for the chosen option through the rules engine, and counts it. */
function perform({ stack }: Option, me: Fighter, { fighters }: FightContext): void {
  const before = me.sheet;
  me.sheet = performAction(before, draftOf(stack), me.gameData);
  if (me.sheet === before) throw new Error(`The engine refuses ${namesOn(stack).join(' + ')}.`);
  const done = fighters.get(me);
  for (const name of namesOn(stack)) done?.set(name, (done.get(name) ?? 0) + 1);
}

function isPossible(action: Action, me: Fighter, table: Table): boolean {
  if (!isPlayable(table, action)) return false;
  if (action.name !== 'Move') return true;
  const { weight, encumbrance } = characterOf(me);
  return effectLevel(me, 'Snared') === 0 && weight.total <= encumbrance.total;
}

/** The steps that players do by hand after paying for an action, by its name. */
const AFTER_ACTION: ReadonlyMap<string | undefined, (stack: Stack, view: View) => void> = new Map([
  ['Shake Off', shakeOff],
  ['Rally', rally],
  ['Use', useConsumable],
  ['Move', move],
]);

function shakeOff(stack: Stack, { me }: View): void {
  loseEffect(me, stack.elements[0]?.values.statusEffect?.name ?? '');
}

function rally(stack: Stack, { me, situation }: View): void {
  const friend = situation.friends.find((each) => each !== me && !each.isDown);
  if (friend === undefined) return;
  for (const effect of stack.draft.gainedEffects) {
    if (['Inspired', 'Fierce', 'Quickened'].includes(effect.name)) gainEffect(friend, effect);
  }
}

function useConsumable(_stack: Stack, view: View): void {
  const consumable = consumableFor(view);
  if (consumable !== undefined) spend(view.me, consumable.id, view.situation.foes[0]);
}

function move(_stack: Stack, { me, situation, table }: View): void {
  const [foe] = situation.foes;
  if (table.distance && foe !== undefined) me.position += Math.sign(foe.position - me.position);
}

/** Applies an action that was paid. */
function applyOption({ stack, target }: Option, view: View, random: RandomSource): void {
  const name = stack.elements[0]?.action.name;
  const blow = blowOf(stack);
  AFTER_ACTION.get(name)?.(stack, view);
  if (blow === undefined || target === undefined) return;
  const hit = resolve(blow, target, random);
  if (name === 'Treat' && hit) {
    const wound = ['Burning', 'Poisoned', 'Bleeding'].find((effect) => effectLevel(target, effect) > 0);
    if (wound !== undefined) lowerEffect(target, wound);
  }
  if (blow.damageType !== 'HEALING' && blow.power !== undefined) loseEffect(view.me, 'Hidden');
}
