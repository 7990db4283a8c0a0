import { wholeCost } from '../src/core/combat/affordability.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { Action } from '../src/core/game-data/pack.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { type Blow, blowOf } from './blow.ts';
import { isAllowed, mayFit, openings, withManeuver } from './choice.ts';
import { actorFor, characterOf, type Fighter } from './fighter.ts';
import { judge, usefulSkills } from './judgement.ts';
import type { Habit } from './outlook.ts';
import { MAJOR, type Option } from './plan.ts';
import type { View } from './score.ts';
import { happens } from './seeded-random.ts';
import { reachOf } from './table.ts';

/** Openings with a score this far below the best get no maneuvers. */
const MOST_BELOW_BEST = 3;
const MOST_MAJORS = 2;
/** The largest random error of a score. */
const MOST_ERROR = 1;
/** The chance that a fighter overlooks a maneuver, in percent. */
const OVERLOOK_CHANCE = 12;
/** The chance to try a maneuver again that gained nothing, or an option that scored badly, in percent. */
const RETRY_CHANCE = 60;
const RETRY_BAD_CHANCE = 35;
/** The score that another action could gain with an action point. */
const PRICE_OF_POINT = 1.2;

/** The options of a fighter now: each promising action with the maneuvers that raise its score most. */
export function options(
  view: View,
  random: RandomSource,
  isPossible: (action: Action) => boolean,
  withMajors: boolean,
): readonly Option[] {
  const { me } = view;
  const actor = actorFor(me);
  const skills = usefulSkills(me);
  const judged = (stack: Stack): Option => ({
    stack,
    actionPoints: wholeCost('ACTION_POINTS', stack.draft, stack.actor).total,
    ...judge(stack, view),
  });
  const opened = characterOf(me)
    .actions.filter(({ action }) => isPossible(action) && (withMajors || leastPoints(action) < MAJOR))
    .flatMap(({ action }) => {
      if ((me.experience.get(action.name) ?? 0) < -MOST_BELOW_BEST && !happens(RETRY_BAD_CHANCE, random))
        return [];
      const judgedOpenings = openings(actor, action, skills)
        .filter(isAllowed)
        .map(judged)
        .filter(({ score }) => score > Number.NEGATIVE_INFINITY);
      return bySkill(judgedOpenings);
    });
  if (withMajors) rememberAttacks(opened, me);
  const promising = [
    ...fewBest(opened.filter(({ actionPoints }) => actionPoints >= MAJOR && withMajors)),
    ...opened.filter(({ actionPoints, score }) => actionPoints < MAJOR && score > -MOST_BELOW_BEST),
  ];
  const maneuvers = characterOf(me)
    .maneuvers.map(({ action }) => action)
    .filter((action) => isPossible(action) && !happens(OVERLOOK_CHANCE, random));
  return promising
    .map((option) => withManeuvers(option, maneuvers, judged, me, random))
    .map((option) => ({ ...option, score: option.score + (random(201) / 100 - 1) * MOST_ERROR }));
}

/** Records how far each attack scores below the best one. */
function rememberAttacks(opened: readonly Option[], { experience }: Fighter): void {
  const attacks = opened.flatMap(({ stack: { elements }, score }) => {
    const action = elements[0]?.action;
    return action?.tags.includes('Attack') ? [{ name: action.name, score }] : [];
  });
  const most = Math.max(...attacks.map(({ score }) => score));
  for (const { name, score } of attacks) experience.set(name, score - most);
}

/** The action points that an action costs by itself. */
function leastPoints({ resources }: Action): number {
  return resources.reduce(
    (sum, cost) =>
      !isMalformed(cost) && cost.resource === 'ACTION_POINTS' && cost.by === 'CONSTANT'
        ? sum + cost.value
        : sum,
    0,
  );
}

/** The best opening with each skill; all openings without a skill, such as Guard at any level. */
function bySkill(found: readonly Option[]): readonly Option[] {
  const bySkillUsed = new Map<string | Option, Option>();
  for (const option of found) {
    const key = option.stack.draft.chosenSkill ?? option;
    const known = bySkillUsed.get(key);
    if (known === undefined || option.score > known.score) bySkillUsed.set(key, option);
  }
  return [...bySkillUsed.values()];
}

/** The few best openings, to which maneuvers are added. */
function fewBest(majors: readonly Option[]): readonly Option[] {
  const sorted = [...majors].sort((one, other) => other.score - one.score);
  const [first] = sorted;
  return sorted.slice(0, MOST_MAJORS).filter(({ score }) => score > (first?.score ?? 0) - MOST_BELOW_BEST);
}

/**
 * The option with the maneuvers that raise its score. Each maneuver new to the action is first scored alone.
 * Then they are added in turn, the best by experience first. Bad ones are mostly skipped.
 */
function withManeuvers(
  option: Option,
  maneuvers: readonly Action[],
  judged: (stack: Stack) => Option,
  { experience }: Fighter,
  random: RandomSource,
): Option {
  const action = option.stack.elements[0]?.action.name ?? '';
  const withBest = (from: Option, maneuver: Action): Option => {
    let found = from;
    let gain: number | undefined;
    for (const stack of withManeuver(from.stack, maneuver)) {
      if (!isAllowed(stack)) continue;
      const next = judged(stack);
      const gained = netScore(next) - netScore(from);
      // Once a higher number gains less, so do all above it.
      if (gained < (gain ?? gained)) break;
      gain = gained;
      if (netScore(next) > netScore(found)) found = next;
    }
    experience.set(`${action} ${maneuver.name}`, gain ?? 0);
    return found;
  };
  const fitting = maneuvers.filter((maneuver) => mayFit(option.stack, maneuver));
  const gainOf = (maneuver: Action) => experience.get(`${action} ${maneuver.name}`);
  for (const maneuver of fitting) if (gainOf(maneuver) === undefined) withBest(option, maneuver);
  return fitting
    .map((maneuver) => ({ maneuver, gain: gainOf(maneuver) ?? 0 }))
    .filter(({ gain }) => gain > 0 || happens(gain === 0 ? RETRY_CHANCE : RETRY_BAD_CHANCE, random))
    .sort((one, other) => other.gain - one.gain)
    .reduce((from, { maneuver }) => withBest(from, maneuver), option);
}

function netScore({ score, actionPoints }: Option): number {
  return score - PRICE_OF_POINT * actionPoints;
}

/** The fighter's best attack now, from which all fighters estimate its later ones. */
export function habitOf(view: View, random: RandomSource): Habit | undefined {
  const best = options(
    view,
    random,
    ({ tags }) => tags.includes('Attack') || !tags.includes('Recovery'),
    true,
  )
    .flatMap((option) => {
      const blow = blowOf(option.stack);
      return blow?.power === undefined || blow.damageType === 'HEALING' ? [] : [{ ...option, blow }];
    })
    .reduce<(Option & { blow: Blow }) | undefined>(
      (most, each) => (most === undefined || each.score > most.score ? each : most),
      undefined,
    );
  if (best === undefined) return undefined;
  const modifier = (name: string) => characterOf(view.me).modifier(name).total;
  const reach = reachOf(best.stack.elements[0]?.action.tags ?? []);
  return { blow: best.blow, reach, dicePool: modifier('DICE_POOL'), power: modifier('POWER') };
}
