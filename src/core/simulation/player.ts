import type { RandomSource } from '../dice/roll.ts';
import { blowOf } from './blow.ts';
import { emptyStack, isAllowed, mayFit, tryInputs, withElement } from './fast-stack.ts';
import { ACTION_POINTS } from './fighter.ts';
import { judge } from './judgement.ts';
import type { ActionProgram, Blow, FastStack, Fighter, Habit } from './model.ts';
import type { View } from './outlook.ts';
import { MAJOR, type PlayerOption } from './plan.ts';
import { totalCost } from './properties.ts';
import { happens } from './random.ts';
import { SLOT } from './slots.ts';

/** Openings with a score this far below the best get no maneuvers. */
const MAX_BELOW_BEST = 3;
const MAX_MAJORS = 2;
/** The largest random error of a score. */
const MAX_ERROR = 1;
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
  isPossible: (program: ActionProgram) => boolean,
  withMajors: boolean,
): readonly PlayerOption[] {
  const { me } = view;
  const opened = me.form.actions
    .filter((program) => isPossible(program) && (withMajors || program.leastPoints < MAJOR))
    .flatMap((program) => openingsOf(program, view, random));
  if (withMajors) rememberAttacks(opened, me);
  const promising = [
    ...fewBest(opened.filter(({ actionPoints }) => actionPoints >= MAJOR && withMajors)),
    ...opened.filter(({ actionPoints, score }) => actionPoints < MAJOR && score > -MAX_BELOW_BEST),
  ];
  const maneuvers = me.form.maneuvers.filter(
    (program) => isPossible(program) && !happens(OVERLOOK_CHANCE, random),
  );
  return promising
    .map((option) => withManeuvers(option, maneuvers, view, random))
    .map((option) => ({ ...option, score: option.score + (random(201) / 100 - 1) * MAX_ERROR }));
}

function judged(stack: FastStack, view: View): PlayerOption {
  const { score, target } = judge(stack, view);
  return { stack, actionPoints: totalCost(ACTION_POINTS, stack.draft, stack.fighter), score, target };
}

/** The action alone with each sensible choice of its inputs; mostly none if it scored badly before. */
function openingsOf(program: ActionProgram, view: View, random: RandomSource): readonly PlayerOption[] {
  const { me } = view;
  if ((me.experience.get(program.id) ?? 0) < -MAX_BELOW_BEST && !happens(RETRY_BAD_CHANCE, random)) {
    return [];
  }
  const start = emptyStack(me);
  const found: PlayerOption[] = [];
  tryInputs(start, program, (given) => {
    const stack = withElement(start, program, given, true);
    if (stack === undefined || !isAllowed(stack)) return undefined;
    const option = judged(stack, view);
    if (option.score > Number.NEGATIVE_INFINITY) found.push(option);
    return undefined;
  });
  return bestBySkill(found);
}

/** Records how far each attack scores below the best one. */
function rememberAttacks(opened: readonly PlayerOption[], { experience }: Fighter): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const { stack, score } of opened) {
    if (stack.elements[0]?.program.isAttack) most = Math.max(most, score);
  }
  for (const { stack, score } of opened) {
    const program = stack.elements[0]?.program;
    if (program?.isAttack) experience.set(program.id, score - most);
  }
}

/** The best opening with each skill; all openings without a skill, such as Guard at any level. */
function bestBySkill(found: readonly PlayerOption[]): readonly PlayerOption[] {
  const bySkill = new Map<string | PlayerOption, PlayerOption>();
  for (const option of found) {
    const key = option.stack.draft.chosenSkill ?? option;
    const known = bySkill.get(key);
    if (known === undefined || option.score > known.score) bySkill.set(key, option);
  }
  return [...bySkill.values()];
}

/** The few best openings, to which maneuvers are added. */
function fewBest(majors: readonly PlayerOption[]): readonly PlayerOption[] {
  const sorted = [...majors].sort((one, other) => other.score - one.score);
  const [first] = sorted;
  return sorted.slice(0, MAX_MAJORS).filter(({ score }) => score > (first?.score ?? 0) - MAX_BELOW_BEST);
}

/** Where the experience with a maneuver on an action is kept. */
function pairKey(option: PlayerOption, maneuver: ActionProgram): number {
  const { nameIds } = option.stack.fighter.rules;
  return ((option.stack.elements[0]?.program.id ?? -1) + 1) * (nameIds.size + 1) + maneuver.id;
}

/**
 * The option with the maneuvers that raise its score. Each maneuver new to the action is first scored alone.
 * Then they are added in turn, the best by experience first. Bad ones are mostly skipped.
 */
function withManeuvers(
  option: PlayerOption,
  maneuvers: readonly ActionProgram[],
  view: View,
  random: RandomSource,
): PlayerOption {
  const { experience } = view.me;
  const fitting = maneuvers.filter((maneuver) => mayFit(option.stack, maneuver));
  const gainOf = (maneuver: ActionProgram) => experience.get(pairKey(option, maneuver));
  for (const maneuver of fitting) if (gainOf(maneuver) === undefined) withBest(option, maneuver, view);
  return fitting
    .map((maneuver) => ({ maneuver, gain: gainOf(maneuver) ?? 0 }))
    .filter(({ gain }) => gain > 0 || happens(gain === 0 ? RETRY_CHANCE : RETRY_BAD_CHANCE, random))
    .sort((one, other) => other.gain - one.gain)
    .reduce((from, { maneuver }) => withBest(from, maneuver, view), option);
}

/** The option with a maneuver at the inputs that score best, if these raise its score. */
function withBest(from: PlayerOption, maneuver: ActionProgram, view: View): PlayerOption {
  let found = from;
  let gain: number | undefined;
  if (mayFit(from.stack, maneuver)) {
    tryInputs(from.stack, maneuver, (given) => {
      const stack = withElement(from.stack, maneuver, given, true);
      if (stack === undefined || !isAllowed(stack)) return undefined;
      const next = judged(stack, view);
      const gained = netScore(next) - netScore(from);
      // Once a higher number gains less, so do all above it.
      if (gained < (gain ?? gained)) return false;
      gain = gained;
      if (netScore(next) > netScore(found)) found = next;
      return undefined;
    });
  }
  view.me.experience.set(pairKey(from, maneuver), gain ?? 0);
  return found;
}

function netScore({ score, actionPoints }: PlayerOption): number {
  return score - PRICE_OF_POINT * actionPoints;
}

/** The fighter's best attack now, from which all fighters estimate its later ones. */
export function habitOf(view: View, random: RandomSource): Habit | undefined {
  const isUseful = ({ isAttack, action }: ActionProgram) => isAttack || !action.tags.includes('Recovery');
  let best: (PlayerOption & { readonly blow: Blow }) | undefined;
  for (const option of options(view, random, isUseful, true)) {
    const blow = blowOf(option.stack);
    if (blow?.power === undefined || blow.damageType === 'HEALING') continue;
    if (best === undefined || option.score > best.score) best = { ...option, blow };
  }
  if (best === undefined) return undefined;
  const { me } = view;
  return {
    blow: best.blow,
    reach: best.stack.elements[0]?.program.reach ?? 0,
    dicePool: me.value(SLOT.DICE_POOL),
    power: me.value(SLOT.POWER),
  };
}
