import type { Stack } from '../src/core/combat/stack.ts';
import { namesOn } from './choice.ts';
import type { Fighter } from './fighter.ts';

/** A stack that can be performed now, what it is worth, and at whom it is aimed. */
export interface Option {
  readonly stack: Stack;
  readonly target: Fighter | undefined;
  readonly worth: number;
  readonly actionPoints: number;
}

/** An action of so many action points can be taken once in a turn. */
export const MAJOR = 2;

/**
 * What to do next in a turn: of all that can be done with the action points in this turn and what may be left
 * for the next, the part that comes first; undefined to wait.
 */
export function choose(
  available: readonly Option[],
  points: number,
  majors: { readonly now: boolean; readonly later: boolean },
): Option | undefined {
  const worthwhile = available.filter(({ worth }) => worth > 0);
  const major = worthwhile.filter(({ actionPoints }) => actionPoints >= MAJOR);
  const bestOf = (cost: number) =>
    major
      .filter(({ actionPoints }) => actionPoints === cost)
      .reduce<Option | undefined>(
        (most, each) => (most === undefined || each.worth > most.worth ? each : most),
        undefined,
      );
  const costs = [...new Set(major.map(({ actionPoints }) => actionPoints))].map((cost) => bestOf(cost));
  const minors = distinct(worthwhile.filter(({ actionPoints }) => actionPoints < MAJOR));

  const firsts = majors.now ? [undefined, ...costs] : [undefined];
  const seconds = majors.later ? [undefined, ...costs] : [undefined];
  const plans = firsts.flatMap((first) =>
    seconds.flatMap((second) => planFor(first, second, minors, points)),
  );
  const best = plans.reduce((most, each) => (each.worth > most.worth ? each : most), NO_PLAN);

  if (best.major !== undefined && comesFirst(best.major)) return best.major;
  const setUp = best.minors.find((minor) => best.major === undefined || !hides(minor));
  return setUp ?? best.major;
}

/** What could be done with the action points of a turn. */
interface Plan {
  readonly worth: number;
  readonly major: Option | undefined;
  readonly minors: readonly Option[];
}

const NO_PLAN: Plan = { worth: 0, major: undefined, minors: [] };

/**
 * A major action now, another in the next turn, and as many minor ones as there are points for; none if it
 * costs too much.
 */
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
  // What is put off may come to nothing.
  const worth =
    (first?.worth ?? 0) + 0.9 * (second?.worth ?? 0) + taken.reduce((sum, each) => sum + each.worth, 0);
  return [{ worth, major: first, minors: taken }];
}

/** One option an action, the best, in order of worth. */
function distinct(found: readonly Option[]): readonly Option[] {
  const byAction = new Map<string, Option>();
  for (const option of found) {
    const [name = ''] = namesOn(option.stack);
    const known = byAction.get(name);
    if (known === undefined || option.worth > known.worth) byAction.set(name, option);
  }
  return [...byAction.values()].sort((one, other) => other.worth - one.worth);
}

/** Whether it has to be the only action of its phase. */
function comesFirst({ stack }: Option): boolean {
  return stack.elements.some(({ action }) =>
    action.conditions.some((condition) => condition.kind === 'ONLY_ACTION_THIS_PHASE'),
  );
}

/** Whoever hides before an attack is seen with it. */
function hides({ stack }: Option): boolean {
  return stack.draft.gainedEffects.some(({ name }) => name === 'Hidden');
}
