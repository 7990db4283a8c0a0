import { equippedWith } from './changes.ts';
import { emptyStack, tryInputs, withElement } from './fast-stack.ts';
import { IN_ROUND, levelOf } from './fighter.ts';
import { bestItem, type UseChoice } from './items.ts';
import type { FastStack, Fighter } from './model.ts';
import { fightView, scoreEffect, usualDamage, type View } from './outlook.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';
import { distanceBetween, scoreStack, type TargetScore } from './score.ts';

/** The range of a thrown jar, in Moves. */
const NEAR = 1;

/**
 * The full score of a stack: by the rules of the packs, by what players do by hand, and for later actions.
 */
export function judge(stack: FastStack, view: View): TargetScore {
  const { score, target } = scoreStack(stack, view);
  return { score: score + scoreByHand(stack, view) + scoreEnabledManeuvers(stack, view), target };
}

/** The score of what players do by hand, by the name of the action in the standard game. */
function scoreByHand(stack: FastStack, view: View): number {
  switch (stack.elements[0]?.program.action.name) {
    case 'Shake Off':
      return scoreShakeOff(stack, view);
    case 'Use':
      return itemFor(view)?.score ?? Number.NEGATIVE_INFINITY;
    case 'Move':
      return scoreMove(view);
    case 'Draw':
      return scoreDraw(stack, view);
    default:
      return 0;
  }
}

/** The best item for a fighter to use now. */
export function itemFor(view: View): UseChoice | undefined {
  const { me, table, foes } = view;
  const [foe] = foes;
  const near = foe !== undefined && (!table.distance || distanceBetween(me, foe) <= NEAR) ? foe : undefined;
  return bestItem(view, near);
}

function scoreShakeOff({ elements }: FastStack, view: View): number {
  const { me } = view;
  const chosen = elements[0]?.own.statusEffect;
  if (chosen === undefined || chosen.level !== me.level(chosen.effect)) return Number.NEGATIVE_INFINITY;
  const without = me.copy();
  without.setLevel(chosen.effect, 0);
  return -scoreEffect(without, chosen.effect, chosen.level, withChanged(view, without));
}

/** A Move scores the damage of the usual attack, divided by the Moves needed to reach the foe. */
function scoreMove({ me, table, foes: [foe] }: View): number {
  if (!table.distance) return 0;
  const { habit } = me;
  if (foe === undefined || habit === undefined) return 0;
  if (RULES_IN_PROSE.withoutApproach.some((effect) => levelOf(me, effect) > 0)) return 0;
  const missing = distanceBetween(me, foe) - habit.reach;
  return missing <= 0 ? 0 : usualDamage(me, foe) / missing;
}

/** Drawing another weapon scores what the best attack gains by it. */
function scoreDraw({ draft }: FastStack, view: View): number {
  const { me } = view;
  const rearmed = equippedWith(me, draft.weapon ?? '');
  return bestAttack(withChanged(view, rearmed)) - bestAttack(withChanged(view, me.copy()));
}

function bestAttack(view: View): number {
  const start = emptyStack(view.me);
  let most = 0;
  for (const program of view.me.form.actions) {
    if (!program.isAttack) continue;
    tryInputs(start, program, (given) => {
      most = Math.max(most, scoreStack(withElement(start, program, given), view).score);
      return undefined;
    });
  }
  return most;
}

/** The view with the fighter replaced by a changed one. */
function withChanged(view: View, changed: Fighter): View {
  const friends = view.friends.map((friend) => (friend === view.me ? changed : friend));
  return fightView({ ...view, me: changed, friends }, view.prices);
}

/** The approximate score of maneuvers that this action enables, because they require that it occurred. */
function scoreEnabledManeuvers({ elements }: FastStack, { me, prices }: View): number {
  const program = elements[0]?.program;
  if (program === undefined || program.enables.length === 0 || me.has(program.id, IN_ROUND)) return 0;
  let score = 0;
  for (const points of program.enables) {
    for (const each of points) score += each;
    score -= prices.energy;
  }
  return Math.max(0, score) * Math.min(2, me.turnsLeft ?? 1);
}
