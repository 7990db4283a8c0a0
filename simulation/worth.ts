import { wholeCost } from '../src/core/combat/affordability.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import { type Blow, blowOf, chances, prospectOf } from './blow.ts';
import { characterOf, effectLevel, type Fighter, modifierOf } from './fighter.ts';
import { habitualAttack, type Prices, type Situation, worthOfEffect } from './outlook.ts';
import { reachOf, type Table } from './table.ts';
import { guardOf, HEALING_DIFFICULTY, hindranceLevel } from './table-rules.ts';

/** What a stack is worth in points of health, at whom it is best aimed. */
export interface Worth {
  readonly worth: number;
  readonly target: Fighter | undefined;
}

const NOTHING: Worth = { worth: 0, target: undefined };
/** What it is worth to put somebody out of the fight, beside the attacks that they make no more. */
const OUT_OF_THE_FIGHT = 4;

/** What a fighter knows, and what things are worth to it. */
export interface View {
  readonly me: Fighter;
  readonly situation: Situation;
  readonly prices: Prices;
  readonly table: Table;
}

/** What the stack does for the fighter's side, less what it costs. */
export function worthOfStack(stack: Stack, view: View): Worth {
  const { worth, target } = worthOfBlow(stack, view);
  return { worth: worth + worthOfGains(stack, view) - costOf(stack, view), target };
}

/** How many Moves two stand apart. */
export function apart(one: Fighter, other: Fighter): number {
  return Math.abs(one.position - other.position);
}

/** Whom an action with these tags reaches. */
function inReach(
  { me, table }: View,
  tags: readonly string[],
  others: readonly Fighter[],
): readonly Fighter[] {
  return table.distance ? others.filter((other) => apart(me, other) <= reachOf(tags)) : others;
}

function worthOfBlow(stack: Stack, view: View): Worth {
  const blow = blowOf(stack);
  const tags = stack.elements[0]?.action.tags ?? [];
  if (blow === undefined || (blow.power === undefined && blow.inflicted === undefined)) return NOTHING;
  const { friends, foes } = view.situation;
  const isHealing = blow.damageType === 'HEALING';
  const aim = isHealing ? worthOfHealing : blow.power === undefined ? worthOfHindrance : worthOfAttack;
  let best: Worth | undefined;
  for (const target of inReach(view, tags, isHealing ? friends : foes)) {
    const worth = aim(blow, target, view);
    if (best === undefined || worth > best.worth) best = { worth, target };
  }
  return best ?? { worth: Number.NEGATIVE_INFINITY, target: undefined };
}

function worthOfAttack(blow: Blow, target: Fighter, view: View): number {
  const { hit, damage, fells } = prospectOf(blow, guardOf(target, blow.damageType), target.sheet.health);
  const spared = habitualAttack(view.situation, target, view.me).damage * 2 + OUT_OF_THE_FIGHT;
  return damage + fells * spared + (hit - fells) * worthOfInflicting(blow, target, 0, view);
}

function worthOfHindrance(blow: Blow, target: Fighter, view: View): number {
  const { difficulty } = guardOf(target, blow.damageType);
  return chances(blow.dice).reduce((sum, chance, shown) => {
    const extra = shown + blow.successes - difficulty;
    return extra < 0 ? sum : sum + chance * worthOfInflicting(blow, target, hindranceLevel(0, extra), view);
  }, 0);
}

function worthOfInflicting({ inflicted }: Blow, target: Fighter, more: number, view: View): number {
  if (inflicted === undefined) return 0;
  return -worthOfEffectOn(target, inflicted.name, inflicted.level + more, view);
}

function worthOfEffectOn(of: Fighter, name: string, level: number, { situation, prices }: View): number {
  if (name === 'Burning' && effectLevel(of, 'Drenched') > 0) return 0;
  const capped = Math.min(level, of.gameData.constants.STATUS_EFFECT_LEVEL_CAP);
  return worthOfEffect(of, name, capped, situation, prices);
}

function worthOfHealing(blow: Blow, target: Fighter, view: View): number {
  const missing = characterOf(target).maximum.HEALTH.total - target.sheet.health;
  const received = modifierOf(target, 'HEALING_RECEIVED');
  let worth = 0;
  chances(blow.dice).forEach((chance, shown) => {
    const extra = shown + blow.successes - HEALING_DIFFICULTY;
    if (extra < 0) return;
    const back = Math.min(missing, Math.max(0, (blow.power ?? 0) + extra + received));
    const up = target.isDown && back > 0 ? OUT_OF_THE_FIGHT * 2 : 0;
    const effect =
      blow.inflicted === undefined || target.isDown
        ? 0
        : worthOfEffectOn(target, blow.inflicted.name, blow.inflicted.level, view);
    worth += chance * (back + up + effect);
  });
  return worth;
}

function worthOfGains({ draft }: Stack, view: View): number {
  const levels = new Map<string, number>();
  for (const { name, level } of draft.gainedEffects) levels.set(name, Math.max(level, levels.get(name) ?? 0));
  return [...levels].reduce((sum, [name, level]) => sum + worthOfEffectOn(view.me, name, level, view), 0);
}

function costOf({ draft, actor }: Stack, { me, prices }: View): number {
  let cost = 0;
  for (const resource of draft.costs.keys()) {
    const amount = wholeCost(resource, draft, actor).total;
    if (amount === 0) continue;
    switch (resource) {
      case 'ENERGY':
        cost += prices.energy * atMostMissing(amount, me, 'ENERGY');
        break;
      case 'FOCUS':
        cost += prices.focus * amount;
        break;
      case 'VIGOR':
        cost += prices.vigor * amount;
        break;
      case 'HEALTH':
        cost += atMostMissing(amount, me, 'HEALTH');
        break;
      case 'BOOST_POINTS':
        cost += prices.boostPoints * amount;
        break;
      default:
    }
  }
  return cost;
}

/** A cost, or a gain (below 0) as far as there is room for it below the maximum. */
function atMostMissing(amount: number, me: Fighter, bar: 'ENERGY' | 'HEALTH'): number {
  const now = bar === 'ENERGY' ? me.sheet.energy : me.sheet.health;
  return Math.max(amount, now - characterOf(me).maximum[bar].total);
}
