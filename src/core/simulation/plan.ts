import type { FastStack, Fighter } from './model.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';

/** A stack that can be performed now, with its score and its target. */
export interface PlayerOption {
  readonly stack: FastStack;
  readonly target: Fighter | undefined;
  readonly score: number;
  readonly actionPoints: number;
}

/** A fighter takes at most one action of so many action points in a turn. */
export const MAJOR = 2;

/** The first step of the best plan for the action points of this turn and the next; undefined to wait. */
export function choose(
  available: readonly PlayerOption[],
  points: number,
  majors: { readonly now: boolean; readonly later: boolean },
): PlayerOption | undefined {
  const worthwhile = available.filter(({ score }) => score > 0);
  const costs = bestByCost(worthwhile.filter(({ actionPoints }) => actionPoints >= MAJOR));
  const minors = bestByAction(worthwhile.filter(({ actionPoints }) => actionPoints < MAJOR));

  const firsts = majors.now ? [undefined, ...costs] : [undefined];
  const seconds = majors.later ? [undefined, ...costs] : [undefined];
  let best = NO_PLAN;
  for (const first of firsts) {
    for (const second of seconds) {
      const plan = planFor(first, second, minors, points);
      if (plan !== undefined && plan.score > best.score) best = plan;
    }
  }
  if (best.major !== undefined && isOnlyAction(best.major)) return best.major;
  const setUp = best.minors.find((minor) => best.major === undefined || !hides(minor));
  return setUp ?? best.major;
}

/** The best option of each number of action points. */
function bestByCost(majors: readonly PlayerOption[]): readonly PlayerOption[] {
  const byCost = new Map<number, PlayerOption>();
  for (const option of majors) {
    const known = byCost.get(option.actionPoints);
    if (known === undefined || option.score > known.score) byCost.set(option.actionPoints, option);
  }
  return [...byCost.values()];
}

/** A use of the action points of a turn. */
interface Plan {
  readonly score: number;
  readonly major: PlayerOption | undefined;
  readonly minors: readonly PlayerOption[];
}

const NO_PLAN: Plan = { score: 0, major: undefined, minors: [] };

/**
 * One major action now, one in the next turn, and the affordable minor ones; undefined if it costs too much.
 */
function planFor(
  first: PlayerOption | undefined,
  second: PlayerOption | undefined,
  minors: readonly PlayerOption[],
  points: number,
): Plan | undefined {
  let left = points - (first?.actionPoints ?? 0) - (second?.actionPoints ?? 0);
  if (left < 0) return undefined;
  const taken: PlayerOption[] = [];
  for (const minor of minors) {
    if (minor.actionPoints > left) continue;
    left -= minor.actionPoints;
    taken.push(minor);
  }
  // A delayed action may become impossible, so it counts less.
  const score =
    (first?.score ?? 0) + 0.9 * (second?.score ?? 0) + taken.reduce((sum, each) => sum + each.score, 0);
  return { score, major: first, minors: taken };
}

/** The best option of each action, the highest score first. */
function bestByAction(found: readonly PlayerOption[]): readonly PlayerOption[] {
  const byAction = new Map<string, PlayerOption>();
  for (const option of found) {
    const name = option.stack.elements[0]?.program.action.name ?? '';
    const known = byAction.get(name);
    if (known === undefined || option.score > known.score) byAction.set(name, option);
  }
  return [...byAction.values()].sort((one, other) => other.score - one.score);
}

/** Whether it must be the only action of its phase. */
function isOnlyAction({ stack }: PlayerOption): boolean {
  return stack.elements.some(({ program }) => program.isOnlyAction);
}

/** Hiding before an attack is wasted, since the attack ends it. */
function hides({ stack: { draft, fighter } }: PlayerOption): boolean {
  return draft.gained.some(({ effect }) =>
    RULES_IN_PROSE.endedByAttack.some((name) => name === fighter.rules.effects[effect]?.name),
  );
}
