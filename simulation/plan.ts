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
 * What to do next in a turn: of all that can be done with the action points in this turn and what may be left for the next,
 * the part that comes first; undefined to wait.
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

  let best: { worth: number; major: Option | undefined; minors: readonly Option[] } = {
    worth: 0,
    major: undefined,
    minors: [],
  };
  const nothing = undefined;
  for (const first of majors.now ? [nothing, ...costs] : [nothing]) {
    for (const second of majors.later ? [nothing, ...costs] : [nothing]) {
      const spent = (first?.actionPoints ?? 0) + (second?.actionPoints ?? 0);
      if (spent > points) continue;
      let left = points - spent;
      const taken: Option[] = [];
      for (const minor of minors) {
        if (minor.actionPoints > left) continue;
        left -= minor.actionPoints;
        taken.push(minor);
      }
      const worth =
        (first?.worth ?? 0) +
        // What is put off may come to nothing.
        0.9 * (second?.worth ?? 0) +
        taken.reduce((sum, each) => sum + each.worth, 0);
      if (worth > best.worth) best = { worth, major: first, minors: taken };
    }
  }
  if (best.major !== undefined && comesFirst(best.major)) return best.major;
  const setUp = best.minors.find((minor) => best.major === undefined || !hides(minor));
  return setUp ?? best.major;
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
