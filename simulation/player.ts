import { wholeCost } from '../src/core/combat/affordability.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { Action } from '../src/core/game-data/pack.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { type Blow, blowOf } from './blow.ts';
import { isAllowed, mayBelong, openings, withManeuver } from './choice.ts';
import { actingAs, characterOf, type Fighter } from './fighter.ts';
import { judge, skillsWorthUsing } from './judgement.ts';
import type { Habit } from './outlook.ts';
import { MAJOR, type Option } from './plan.ts';
import { happens } from './seeded-random.ts';
import { reachOf } from './table.ts';
import type { View } from './worth.ts';

/** Openings this far behind the best are not thought through. */
const THOUGHT_THROUGH = 3;
const MAJORS_THOUGHT_THROUGH = 2;
/** How far off a choice may be judged, in points of health, and how often a maneuver is passed over. */
const MISJUDGED = 1;
const OVERLOOKED = 12;
/** How often what could not be done, or was not worth it, is thought of again, in percent. */
const SELDOM = 60;
const RARELY = 35;
/** What an action point might be worth elsewhere. */
const WORTH_OF_POINT = 1.2;

/** What can be done now, each action with the maneuvers that make most of it, as the fighter judges it. */
export function options(
  view: View,
  random: RandomSource,
  isPossible: (action: Action) => boolean,
  majorsToo: boolean,
): readonly Option[] {
  const { me } = view;
  const actor = actingAs(me);
  const skills = skillsWorthUsing(me);
  const judged = (stack: Stack): Option => ({
    stack,
    actionPoints: wholeCost('ACTION_POINTS', stack.draft, stack.actor).total,
    ...judge(stack, view),
  });
  const opened = characterOf(me)
    .actions.filter(({ action }) => isPossible(action) && (majorsToo || leastPoints(action) < MAJOR))
    .flatMap(({ action }) => {
      if ((me.experience.get(action.name) ?? 0) < -THOUGHT_THROUGH && !happens(RARELY, random)) return [];
      const judgedOpenings = openings(actor, action, skills)
        .filter(isAllowed)
        .map(judged)
        .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY);
      return bySkill(judgedOpenings);
    });
  if (majorsToo) rememberAttacks(opened, me);
  const promising = [
    ...fewBest(opened.filter(({ actionPoints }) => actionPoints >= MAJOR && majorsToo)),
    ...opened.filter(({ actionPoints, worth }) => actionPoints < MAJOR && worth > -THOUGHT_THROUGH),
  ];
  const maneuvers = characterOf(me)
    .maneuvers.map(({ action }) => action)
    .filter((action) => isPossible(action) && !happens(OVERLOOKED, random));
  return promising
    .map((option) => grown(option, maneuvers, judged, me, random))
    .map((option) => ({ ...option, worth: option.worth + (random(201) / 100 - 1) * MISJUDGED }));
}

/** Keeps in mind how far each attack is behind the best of them. */
function rememberAttacks(opened: readonly Option[], { experience }: Fighter): void {
  const attacks = opened.flatMap(({ stack: { elements }, worth }) => {
    const action = elements[0]?.action;
    return action?.tags.includes('Attack') ? [{ name: action.name, worth }] : [];
  });
  const most = Math.max(...attacks.map(({ worth }) => worth));
  for (const { name, worth } of attacks) experience.set(name, worth - most);
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

/**
 * Of the openings of one action, the best with each skill; all of one that has no skill, such as a guard at
 * any level.
 */
function bySkill(found: readonly Option[]): readonly Option[] {
  const bySkillUsed = new Map<string | Option, Option>();
  for (const option of found) {
    const key = option.stack.draft.chosenSkill ?? option;
    const known = bySkillUsed.get(key);
    if (known === undefined || option.worth > known.worth) bySkillUsed.set(key, option);
  }
  return [...bySkillUsed.values()];
}

/** The few openings that are thought through. */
function fewBest(majors: readonly Option[]): readonly Option[] {
  const sorted = [...majors].sort((one, other) => other.worth - one.worth);
  const [first] = sorted;
  return sorted
    .slice(0, MAJORS_THOUGHT_THROUGH)
    .filter(({ worth }) => worth > (first?.worth ?? 0) - THOUGHT_THROUGH);
}

/**
 * The option with the maneuvers that make it worth more. What has not been tried with the action yet is
 * weighed by itself; then they are added in turn, the best by experience first, and the poor ones mostly left
 * out.
 */
function grown(
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
      const gained = worthForPoints(next) - worthForPoints(from);
      // A number that gives less than the one before it, is the beginning of the end.
      if (gained < (gain ?? gained)) break;
      gain = gained;
      if (worthForPoints(next) > worthForPoints(found)) found = next;
    }
    experience.set(`${action} ${maneuver.name}`, gain ?? 0);
    return found;
  };
  const fitting = maneuvers.filter((maneuver) => mayBelong(option.stack, maneuver));
  const gainOf = (maneuver: Action) => experience.get(`${action} ${maneuver.name}`);
  for (const maneuver of fitting) if (gainOf(maneuver) === undefined) withBest(option, maneuver);
  return fitting
    .map((maneuver) => ({ maneuver, gain: gainOf(maneuver) ?? 0 }))
    .filter(({ gain }) => gain > 0 || happens(gain === 0 ? SELDOM : RARELY, random))
    .sort((one, other) => other.gain - one.gain)
    .reduce((from, { maneuver }) => withBest(from, maneuver), option);
}

function worthForPoints({ worth, actionPoints }: Option): number {
  return worth - WORTH_OF_POINT * actionPoints;
}

/** The fighter's best attack as it stands, for all to reckon with. */
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
      (most, each) => (most === undefined || each.worth > most.worth ? each : most),
      undefined,
    );
  if (best === undefined) return undefined;
  const modifier = (name: string) => characterOf(view.me).modifier(name).total;
  const reach = reachOf(best.stack.elements[0]?.action.tags ?? []);
  return { blow: best.blow, reach, dicePool: modifier('DICE_POOL'), power: modifier('POWER') };
}
