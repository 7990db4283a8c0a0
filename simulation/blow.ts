import type { Stack } from '../src/core/combat/stack.ts';
import { sumOf } from '../src/core/lib/sum.ts';
import type { Play } from '../src/core/play/play.ts';
import { rollOdds } from '../src/core/play/rules/outcome.ts';
import { hitAmount, hitRule } from '../src/core/play/rules/resolve-hit.ts';
import type { RolledAction } from '../src/core/play/rules/rolled-action.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { diceCount, isDiceRoll, propertySum } from '../src/core/rules/draft.ts';
import type { DamageType } from '../src/core/rules/vocabulary.ts';

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

/** The defense against a blow, and the rules by which it counts. */
export interface Guard {
  readonly play: Play;
  /** Successes needed. */
  readonly difficulty: number;
  readonly soak: number;
  /** DAMAGE_RECEIVED. */
  readonly received: number;
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

const ofBlow = (amount: number) => sumOf([{ source: 'Blow', amount }]);

/** The blow as the rules of play take it. */
export function rolledBlow({ dice, successes, power, damageType, inflicted }: Blow): RolledAction {
  return {
    dice,
    successes: ofBlow(successes),
    power: power === undefined ? undefined : ofBlow(power),
    damageType,
    inflicted: inflicted && { name: inflicted.name, level: ofBlow(inflicted.level) },
  };
}

const oddsByDice = new WeakMap<Play, Map<number, readonly number[]>>();

/** The chance of each number of successes, by index. */
export function chances(dice: number, play: Play): readonly number[] {
  const byDice = oddsByDice.get(play) ?? new Map<number, readonly number[]>();
  oddsByDice.set(play, byDice);
  const known = byDice.get(dice);
  if (known !== undefined) return known;
  const calculated = (play.roll && rollOdds(dice, play.roll)) ?? [1];
  byDice.set(dice, calculated);
  return calculated;
}

/** The damage of a hit; `extra` is successes less difficulty. */
function damageOf(power: number, extra: number, { play, soak, received }: Guard): number {
  const rule = hitRule('DAMAGE', play);
  return rule === undefined ? 0 : hitAmount(rule, { power, extra, soak, received });
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
  const odds = chances(Math.max(1, dice), guard.play);
  for (let shown = Math.max(0, guard.difficulty - successes); shown < odds.length; shown += 1) {
    const chance = odds[shown] ?? 0;
    const lost = damageOf(power, shown + successes - guard.difficulty, guard);
    hit += chance;
    damage += chance * Math.min(lost, health);
    if (lost >= health) downs += chance;
  }
  return { hit, damage, downs };
}
