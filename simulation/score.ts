import { wholeCost } from '../src/core/combat/affordability.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import { hitAmount, hitRule } from '../src/core/play/rules/resolve-hit.ts';
import { type Blow, blowOf, chances, prospectOf } from './blow.ts';
import { characterOf, effectLevel, type Fighter, modifierOf } from './fighter.ts';
import { type Prices, type Situation, scoreEffect, usualAttack } from './outlook.ts';
import { reachOf, type Table } from './table.ts';
import { guardOf, hindranceLevel, playFor } from './table-rules.ts';

/** The score of a stack in points of health, and its best target. */
export interface TargetScore {
  readonly score: number;
  readonly target: Fighter | undefined;
}

const NOTHING: TargetScore = { score: 0, target: undefined };
/** The score of putting a foe down, beside the attacks that this prevents. */
const SCORE_OF_DOWN = 4;

/** A fighter, its situation, and the prices of its resources. */
export interface View {
  readonly me: Fighter;
  readonly situation: Situation;
  readonly prices: Prices;
  readonly table: Table;
}

/** The gain of the fighter's side from the stack, less its cost. */
export function scoreStack(stack: Stack, view: View): TargetScore {
  const { score, target } = scoreBlow(stack, view);
  return { score: score + scoreGains(stack, view) - costOf(stack, view), target };
}

/** In Moves. */
export function distanceBetween(one: Fighter, other: Fighter): number {
  return Math.abs(one.position - other.position);
}

/** The fighters that an action with these tags reaches. */
function inReach(
  { me, table }: View,
  tags: readonly string[],
  others: readonly Fighter[],
): readonly Fighter[] {
  return table.distance ? others.filter((other) => distanceBetween(me, other) <= reachOf(tags)) : others;
}

function scoreBlow(stack: Stack, view: View): TargetScore {
  const blow = blowOf(stack);
  const tags = stack.elements[0]?.action.tags ?? [];
  if (blow === undefined || (blow.power === undefined && blow.inflicted === undefined)) return NOTHING;
  const { friends, foes } = view.situation;
  const isHealing = blow.damageType === 'HEALING';
  const aim = isHealing ? scoreHealing : blow.power === undefined ? scoreHindrance : scoreAttack;
  let best: TargetScore | undefined;
  for (const target of inReach(view, tags, isHealing ? friends : foes)) {
    const score = aim(blow, target, view);
    if (best === undefined || score > best.score) best = { score, target };
  }
  return best ?? { score: Number.NEGATIVE_INFINITY, target: undefined };
}

function scoreAttack(blow: Blow, target: Fighter, view: View): number {
  const { hit, damage, downs } = prospectOf(blow, guardOf(target, blow.damageType), target.sheet.health);
  const prevented = usualAttack(view.situation, target, view.me).damage * 2 + SCORE_OF_DOWN;
  return damage + downs * prevented + (hit - downs) * scoreInflicted(blow, target, 0, view);
}

function scoreHindrance(blow: Blow, target: Fighter, view: View): number {
  const { difficulty, play } = guardOf(target, blow.damageType);
  return chances(blow.dice, play).reduce((sum, chance, shown) => {
    const extra = shown + blow.successes - difficulty;
    return extra < 0
      ? sum
      : sum + chance * scoreInflicted(blow, target, hindranceLevel(0, extra, play), view);
  }, 0);
}

function scoreInflicted({ inflicted }: Blow, target: Fighter, more: number, view: View): number {
  if (inflicted === undefined) return 0;
  return -scoreCappedEffect(target, inflicted.name, inflicted.level + more, view);
}

function scoreCappedEffect(of: Fighter, name: string, level: number, { situation, prices }: View): number {
  if (name === 'Burning' && effectLevel(of, 'Drenched') > 0) return 0;
  const capped = Math.min(level, of.gameData.constants.STATUS_EFFECT_LEVEL_CAP);
  return scoreEffect(of, name, capped, situation, prices);
}

function scoreHealing(blow: Blow, target: Fighter, view: View): number {
  const missing = characterOf(target).maximum.HEALTH.total - target.sheet.health;
  const received = modifierOf(target, 'HEALING_RECEIVED');
  const play = playFor(target);
  const rule = hitRule('HEALING', play);
  if (rule === undefined) return 0;
  const difficulty = rule.difficulty ?? guardOf(target, 'HEALING').difficulty;
  let score = 0;
  chances(blow.dice, play).forEach((chance, shown) => {
    const extra = shown + blow.successes - difficulty;
    if (extra < 0) return;
    const back = Math.min(missing, hitAmount(rule, { power: blow.power ?? 0, extra, received, soak: 0 }));
    const up = target.isDown && back > 0 ? SCORE_OF_DOWN * 2 : 0;
    const effect =
      blow.inflicted === undefined || target.isDown
        ? 0
        : scoreCappedEffect(target, blow.inflicted.name, blow.inflicted.level, view);
    score += chance * (back + up + effect);
  });
  return score;
}

function scoreGains({ draft }: Stack, view: View): number {
  const levels = new Map<string, number>();
  for (const { name, level } of draft.gainedEffects) levels.set(name, Math.max(level, levels.get(name) ?? 0));
  return [...levels].reduce((sum, [name, level]) => sum + scoreCappedEffect(view.me, name, level, view), 0);
}

function costOf({ draft, actor }: Stack, { me, prices }: View): number {
  let cost = 0;
  for (const resource of draft.costs.keys()) {
    const amount = wholeCost(resource, draft, actor).total;
    if (amount === 0) continue;
    switch (resource) {
      case 'ENERGY':
        cost += prices.energy * capGain(amount, me, 'ENERGY');
        break;
      case 'FOCUS':
        cost += prices.focus * amount;
        break;
      case 'VIGOR':
        cost += prices.vigor * amount;
        break;
      case 'HEALTH':
        cost += capGain(amount, me, 'HEALTH');
        break;
      case 'BOOST_POINTS':
        cost += prices.boostPoints * amount;
        break;
      default:
    }
  }
  return cost;
}

/** A cost, or a gain (below 0) capped at what the bar misses to its maximum. */
function capGain(amount: number, me: Fighter, bar: 'ENERGY' | 'HEALTH'): number {
  const now = bar === 'ENERGY' ? me.sheet.energy : me.sheet.health;
  return Math.max(amount, now - characterOf(me).maximum[bar].total);
}
