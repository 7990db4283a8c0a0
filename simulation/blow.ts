import type { Stack } from '../src/core/combat/stack.ts';
import { successOdds } from '../src/core/dice/odds.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { diceCount, isDiceRoll, propertySum } from '../src/core/rules/draft.ts';
import type { DamageType } from '../src/core/rules/vocabulary.ts';

/** The lowest die that is a success. */
export const SUCCESS_FROM = 4;

/** What someone rolls, and what a hit is worth: an action with its maneuvers as the engine reckons them. */
export interface Blow {
  readonly dice: number;
  /** Successes besides those of the dice. */
  readonly successes: number;
  /** undefined where the action has no power, as a hindrance. */
  readonly power: number | undefined;
  readonly damageType: DamageType;
  readonly inflicted: StatusEffectLevel | undefined;
}

/** What stands against a blow. */
export interface Guard {
  /** Successes needed. */
  readonly difficulty: number;
  /** What a hit loses (soak) or gains (damage received), together. */
  readonly reduction: number;
}

/** The blow that a stack comes to; undefined where it rolls nothing. */
export function blowOf({ draft, actor }: Stack): Blow | undefined {
  if (!isDiceRoll(draft, actor)) return undefined;
  const level = propertySum('INFLICT_STATUS_EFFECT_LEVEL', draft, actor)?.total ?? 0;
  return {
    dice: diceCount(draft, actor).total,
    successes: propertySum('SUCCESSES', draft, actor)?.total ?? 0,
    power: propertySum('POWER', draft, actor)?.total,
    damageType: draft.damageType,
    inflicted:
      draft.inflictedEffect === undefined || level < 1 ? undefined : { name: draft.inflictedEffect, level },
  };
}

const odds = new Map<number, readonly number[]>();

/** The chance of each number of successes of so many dice. */
export function chances(dice: number): readonly number[] {
  const known = odds.get(dice);
  if (known !== undefined) return known;
  const reckoned = successOdds(dice, SUCCESS_FROM) ?? [1];
  odds.set(dice, reckoned);
  return reckoned;
}

/** The damage of a hit with so many successes beyond the difficulty: at least 1. */
export function damageOf(power: number, extra: number, { reduction }: Guard): number {
  return Math.max(1, power + extra - reduction);
}

/**
 * What a blow can be expected to do to someone: the chance to hit, the damage, and the chance to do at least
 * so much.
 */
export interface Prospect {
  readonly hit: number;
  readonly damage: number;
  readonly fells: number;
}

/**
 * The prospect of a blow of some power against a guard, and against so much health, beyond which damage is
 * wasted.
 */
export function prospectOf(
  { dice, successes, power = 0 }: Pick<Blow, 'dice' | 'successes' | 'power'>,
  guard: Guard,
  health: number,
): Prospect {
  let hit = 0;
  let damage = 0;
  let fells = 0;
  const of = chances(Math.max(1, dice));
  for (let shown = Math.max(0, guard.difficulty - successes); shown < of.length; shown += 1) {
    const chance = of[shown] ?? 0;
    const lost = damageOf(power, shown + successes - guard.difficulty, guard);
    hit += chance;
    damage += chance * Math.min(lost, health);
    if (lost >= health) fells += chance;
  }
  return { hit, damage, fells };
}
