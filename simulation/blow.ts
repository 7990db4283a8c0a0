import type { Stack } from '../src/core/combat/stack.ts';
import { successOdds } from '../src/core/dice/odds.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { diceCount, isDiceRoll, propertySum } from '../src/core/rules/draft.ts';
import type { DamageType } from '../src/core/rules/vocabulary.ts';

/** The lowest die that is a success. */
export const SUCCESS_FROM = 4;

/** An action with its maneuvers, as the rules engine calculates it: the roll and the effect of a hit. */
export interface Blow {
  readonly dice: number;
  /** Successes besides those of the dice. */
  readonly successes: number;
  /** undefined if the action has no power, like a hindrance. */
  readonly power: number | undefined;
  readonly damageType: DamageType;
  readonly inflicted: StatusEffectLevel | undefined;
}

/** The defense against a blow. */
export interface Guard {
  /** Successes needed. */
  readonly difficulty: number;
  /** Soak less damage received: what a hit loses, or gains if it is below 0. */
  readonly reduction: number;
}

/** The blow of a stack; undefined if it rolls no dice. */
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

const oddsByDice = new Map<number, readonly number[]>();

/** The chance of each number of successes, by index. */
export function chances(dice: number): readonly number[] {
  const known = oddsByDice.get(dice);
  if (known !== undefined) return known;
  const calculated = successOdds(dice, SUCCESS_FROM) ?? [1];
  oddsByDice.set(dice, calculated);
  return calculated;
}

/** The damage of a hit, at least 1; `extra` is successes less difficulty. */
export function damageOf(power: number, extra: number, { reduction }: Guard): number {
  return Math.max(1, power + extra - reduction);
}

/** The expected result of a blow: `downs` is the chance that it takes all health. */
export interface Prospect {
  readonly hit: number;
  readonly damage: number;
  readonly downs: number;
}

/** The expected result of a blow against a guard. Damage beyond the health of the target does not count. */
export function prospectOf(
  { dice, successes, power = 0 }: Pick<Blow, 'dice' | 'successes' | 'power'>,
  guard: Guard,
  health: number,
): Prospect {
  let hit = 0;
  let damage = 0;
  let downs = 0;
  const odds = chances(Math.max(1, dice));
  for (let shown = Math.max(0, guard.difficulty - successes); shown < odds.length; shown += 1) {
    const chance = odds[shown] ?? 0;
    const lost = damageOf(power, shown + successes - guard.difficulty, guard);
    hit += chance;
    damage += chance * Math.min(lost, health);
    if (lost >= health) downs += chance;
  }
  return { hit, damage, downs };
}
