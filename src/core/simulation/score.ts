import { hitAmount } from '../play/rules/resolve-hit.ts';
import { BARS } from '../rules/bars.ts';
import { blowOf, guardOf, hindranceLevel, prospectOf } from './blow.ts';
import { isPutOut } from './changes.ts';
import { BOOST_POINTS, ENERGY, FOCUS, HEALTH, VIGOR } from './fighter.ts';
import type { Blow, FastStack, Fighter } from './model.ts';
import { scoreEffect, threatOf, type View } from './outlook.ts';
import { totalCost } from './properties.ts';
import { SLOT } from './slots.ts';

/** The score of a stack in points of health, and its best target. */
export interface TargetScore {
  readonly score: number;
  readonly target: Fighter | undefined;
}

const NO_TARGET: TargetScore = { score: 0, target: undefined };
/** The score of putting a foe down, beside the attacks that this prevents. */
const SCORE_OF_DOWN = 4;

/** The gain of the fighter's side from the stack, less its cost. */
export function scoreStack(stack: FastStack, view: View): TargetScore {
  const { score, target } = scoreBlow(stack, view);
  return { score: score + scoreGains(stack, view) - costOf(stack, view), target };
}

/** In Moves. */
export function distanceBetween(one: Fighter, other: Fighter): number {
  return Math.abs(one.position - other.position);
}

function scoreBlow(stack: FastStack, view: View): TargetScore {
  const blow = blowOf(stack);
  if (blow === undefined || (blow.power === undefined && blow.inflicted === undefined)) return NO_TARGET;
  const { friends, foes } = view;
  const reach = stack.elements[0]?.program.reach ?? 0;
  if (blow.damageType === 'HEALING') return bestTarget(blow, friends, reach, scoreHealing, view);
  return bestTarget(blow, foes, reach, blow.power === undefined ? scoreHindrance : scoreAttack, view);
}

/** The target in reach with the best score. */
function bestTarget(
  blow: Blow,
  targets: readonly Fighter[],
  reach: number,
  aim: (blow: Blow, target: Fighter, view: View) => number,
  view: View,
): TargetScore {
  const { me, table } = view;
  let best: TargetScore | undefined;
  for (const target of targets) {
    if (table.distance && distanceBetween(me, target) > reach) continue;
    const score = aim(blow, target, view);
    if (best === undefined || score > best.score) best = { score, target };
  }
  return best ?? { score: Number.NEGATIVE_INFINITY, target: undefined };
}

function scoreAttack(blow: Blow, target: Fighter, view: View): number {
  const guard = guardOf(target, blow.damageType);
  const { dice, successes, power = 0 } = blow;
  const health = target.resource(HEALTH);
  const { hit, damage, downs } = prospectOf(dice, successes, power, guard, health, target.rules);
  const prevented = threatOf(target, view) * 2 + SCORE_OF_DOWN;
  return damage + downs * prevented + (hit - downs) * scoreInflicted(blow, target, 0, view);
}

function scoreHindrance(blow: Blow, target: Fighter, view: View): number {
  const { rules } = target;
  const { difficulty } = guardOf(target, blow.damageType);
  let score = 0;
  for (const [shown, chance] of rules.chances(blow.dice).entries()) {
    const extra = shown + blow.successes - difficulty;
    if (extra >= 0) score += chance * scoreInflicted(blow, target, hindranceLevel(0, extra, rules), view);
  }
  return score;
}

function scoreInflicted({ inflicted }: Blow, target: Fighter, more: number, view: View): number {
  if (inflicted === undefined) return 0;
  return -scoreCappedEffect(target, inflicted.effect, inflicted.level + more, view);
}

function scoreCappedEffect(of: Fighter, effect: number, level: number, view: View): number {
  const rule = of.rules.effects[effect];
  if (of.form.proofAgainst.has(effect)) return 0;
  if (rule !== undefined && isPutOut(of, rule.name)) return 0;
  return scoreEffect(of, effect, Math.min(level, of.rules.levelCap), view);
}

function scoreHealing(blow: Blow, target: Fighter, view: View): number {
  const { healing: rule, chances } = target.rules;
  if (rule === undefined) return 0;
  const missing = target.value(BARS.indexOf('HEALTH')) - target.resource(HEALTH);
  const received = target.value(SLOT.HEALING_RECEIVED);
  const difficulty = rule.difficulty ?? guardOf(target, 'HEALING').difficulty;
  const { inflicted, power = 0 } = blow;
  const effect =
    inflicted === undefined || target.isDown
      ? 0
      : scoreCappedEffect(target, inflicted.effect, inflicted.level, view);
  let score = 0;
  for (const [shown, chance] of chances(blow.dice).entries()) {
    const extra = shown + blow.successes - difficulty;
    if (extra < 0) continue;
    const back = Math.min(missing, hitAmount(rule, { power, extra, received, soak: 0 }));
    const up = target.isDown && back > 0 ? SCORE_OF_DOWN * 2 : 0;
    score += chance * (back + up + effect);
  }
  return score;
}

function scoreGains({ draft: { gained } }: FastStack, view: View): number {
  const [first] = gained;
  if (first === undefined) return 0;
  if (gained.length === 1) return scoreCappedEffect(view.me, first.effect, Math.max(first.level, 0), view);
  const levels = new Map<number, number>();
  for (const { effect, level } of gained) levels.set(effect, Math.max(level, levels.get(effect) ?? 0));
  return [...levels].reduce(
    (sum, [effect, level]) => sum + scoreCappedEffect(view.me, effect, level, view),
    0,
  );
}

function costOf({ draft, fighter }: FastStack, { me, prices }: View): number {
  let cost = 0;
  for (const resource of draft.paid) {
    const amount = totalCost(resource, draft, fighter);
    if (amount === 0) continue;
    switch (resource) {
      case ENERGY:
        cost += prices.energy * capGain(amount, me, ENERGY);
        break;
      case FOCUS:
        cost += prices.focus * amount;
        break;
      case VIGOR:
        cost += prices.vigor * amount;
        break;
      case HEALTH:
        cost += capGain(amount, me, HEALTH);
        break;
      case BOOST_POINTS:
        cost += prices.boostPoints * amount;
        break;
      default:
    }
  }
  return cost;
}

/** A cost, or a gain (below 0) capped at what the bar misses to its maximum. */
function capGain(amount: number, me: Fighter, bar: number): number {
  return Math.max(amount, me.resource(bar) - me.value(bar));
}
