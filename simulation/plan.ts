import type { Stack } from '../src/core/combat/stack.ts';
import { namesOn } from './choice.ts';
import type { Fighter } from './fighter.ts';

/** A stack that can be performed now, with its score and its target. */
export interface Option {
  readonly stack: Stack;
  readonly target: Fighter | undefined;
  readonly score: number;
  readonly actionPoints: number;
}

/** A fighter takes at most one action of so many action points in a turn. */
export const MAJOR = 2;

/** The first step of the best plan for the action points of this turn and the next; undefined to wait. */
export function choose(
  available: readonly Option[],
  points: number,
  majors: { readonly now: boolean; readonly later: boolean },
): Option | undefined {
  const worthwhile = available.filter(({ score }) => score > 0);
  const major = worthwhile.filter(({ actionPoints }) => actionPoints >= MAJOR);
  const bestOf = (cost: number) =>
    major
      .filter(({ actionPoints }) => actionPoints === cost)
      .reduce<Option | undefined>(
        (most, each) => (most === undefined || each.score > most.score ? each : most),
        undefined,
      );
  const costs = [...new Set(major.map(({ actionPoints }) => actionPoints))].map((cost) => bestOf(cost));
  const minors = distinct(worthwhile.filter(({ actionPoints }) => actionPoints < MAJOR));

  const firsts = majors.now ? [undefined, ...costs] : [undefined];
  const seconds = majors.later ? [undefined, ...costs] : [undefined];
  const plans = firsts.flatMap((first) =>
    seconds.flatMap((second) => planFor(first, second, minors, points)),
  );
  const best = plans.reduce((most, each) => (each.score > most.score ? each : most), NO_PLAN);

  if (best.major !== undefined && isOnlyAction(best.major)) return best.major;
  const setUp = best.minors.find((minor) => best.major === undefined || !hides(minor));
  return setUp ?? best.major;
}

/** A use of the action points of a turn. */
interface Plan {
  readonly score: number;
  readonly major: Option | undefined;
  readonly minors: readonly Option[];
}

const NO_PLAN: Plan = { score: 0, major: undefined, minors: [] };

/** One major action now, one in the next turn, and the affordable minor ones; none if it costs too much. */
function planFor(
  first: Option | undefined,
  second: Option | undefined,
  minors: readonly Option[],
  points: number,
): readonly Plan[] {
  let left = points - (first?.actionPoints ?? 0) - (second?.actionPoints ?? 0);
  if (left < 0) return [];
  const taken: Option[] = [];
  for (const minor of minors) {
    if (minor.actionPoints > left) continue;
    left -= minor.actionPoints;
    taken.push(minor);
  }
  // A delayed action may become impossible, so it counts less.
  const score =
    (first?.score ?? 0) + 0.9 * (second?.score ?? 0) + taken.reduce((sum, each) => sum + each.score, 0);
  return [{ score, major: first, minors: taken }];
}

/** The best option of each action, the highest score first. */
function distinct(found: readonly Option[]): readonly Option[] {
  const byAction = new Map<string, Option>();
  for (const option of found) {
    const [name = ''] = namesOn(option.stack);
    const known = byAction.get(name);
    if (known === undefined || option.score > known.score) byAction.set(name, option);
  }
  return [...byAction.values()].sort((one, other) => other.score - one.score);
}

/** Whether it must be the only action of its phase. */
function isOnlyAction({ stack }: Option): boolean {
  return stack.elements.some(({ action }) =>
    action.conditions.some((condition) => condition.kind === 'ONLY_ACTION_THIS_PHASE'),
  );
}

/** Hiding before an attack is wasted, since the attack ends it. */
function hides({ stack }: Option): boolean {
  return stack.draft.gainedEffects.some(({ name }) => name === 'Hidden');
}
