import { DIE_SIDES } from '../dice/notation.ts';
import { MAX_DICE, type RandomSource } from '../dice/roll.ts';
import type { RollRule } from '../play/parts/roll.ts';
import { difficultyNumber } from '../play/rules/outcome.ts';
import { extraLevels, hitAmount } from '../play/rules/resolve-hit.ts';
import { type HitKindName, hitKindOf } from '../play/rules/rolled-action.ts';
import type { DamageType } from '../rules/vocabulary.ts';
import { changeFighterBars, gainEffect } from './changes.ts';
import { INFLICTED_LEVEL, POWER, SUCCESSES } from './draft.ts';
import { HEALTH, VIGOR } from './fighter.ts';
import { soakSlot } from './form.ts';
import type { Blow, FastStack, Fighter } from './model.ts';
import { diceOf, propertyValue, skillInUse } from './properties.ts';
import type { FightRules } from './rules.ts';
import { SLOT } from './slots.ts';

/** The defense against a blow. */
export interface Guard {
  /** What a roll must count. */
  readonly difficulty: number;
  readonly soak: number;
  /** DAMAGE_RECEIVED. */
  readonly received: number;
}

/** The blow of a stack; undefined if it rolls no dice. */
export function blowOf({ draft, fighter }: FastStack): Blow | undefined {
  if (skillInUse(draft) === undefined) return undefined;
  const level = draft.changeOf(INFLICTED_LEVEL);
  return {
    dice: diceOf(draft, fighter),
    successes: draft.changeOf(SUCCESSES),
    power: propertyValue(POWER, draft, fighter),
    damageType: draft.damageType,
    inflicted: draft.inflicted < 0 || level < 1 ? undefined : { effect: draft.inflicted, level },
  };
}

/** The defense of a fighter against a type of damage. */
export function guardOf(target: Fighter, type: DamageType): Guard {
  const { difficulty } = target.rules.play;
  const soak = soakSlot(type);
  return {
    difficulty: difficultyNumber(target.value(SLOT.DIFFICULTY), difficulty, target.form.difficulty),
    soak: soak === undefined ? 0 : target.value(soak),
    received: target.value(SLOT.DAMAGE_RECEIVED),
  };
}

/** The level of a hindrance that hits; `extra` is successes less difficulty. */
export function hindranceLevel(level: number, extra: number, { hindrance }: FightRules): number {
  return level + (hindrance === undefined ? 0 : extraLevels(hindrance, extra));
}

/** The expected result of a blow: `downs` is the chance that it takes all health. */
export interface Prospect {
  readonly hit: number;
  readonly damage: number;
  readonly downs: number;
}

/** The expected result of a blow against a guard. Damage beyond the health of the target does not count. */
export function prospectOf(
  dice: number,
  successes: number,
  power: number,
  { difficulty, soak, received }: Guard,
  health: number,
  { chances, damage: rule }: FightRules,
): Prospect {
  let hit = 0;
  let damage = 0;
  let downs = 0;
  const odds = chances(Math.max(1, dice));
  for (let shown = Math.max(0, difficulty - successes); shown < odds.length; shown += 1) {
    const chance = odds[shown] ?? 0;
    const extra = shown + successes - difficulty;
    const lost = rule === undefined ? 0 : hitAmount(rule, { power, extra, soak, received });
    hit += chance;
    damage += chance * Math.min(lost, health);
    if (lost >= health) downs += chance;
  }
  return { hit, damage, downs };
}

/** What a throw of so many dice counts; undefined above the limit of dice. */
export function throwDice(dice: number, roll: RollRule, random: RandomSource): number | undefined {
  if (dice > MAX_DICE) return undefined;
  let counted = 0;
  for (let thrown = 0; thrown < dice; thrown += 1) {
    const die = random(DIE_SIDES) + 1;
    if (roll.kind === 'SUM') counted += die;
    else if (die >= roll.atLeast) counted += 1;
  }
  return counted;
}

/** Applies a throw of an attack, a hindrance or a healing; returns whether it hit. */
export function applyBlow(blow: Blow, counted: number, target: Fighter): boolean {
  const { rules } = target;
  const kind = hitKindOf(blow);
  const guard = guardOf(target, blow.damageType);
  const difficulty = kind === 'HEALING' ? (rules.healing?.difficulty ?? guard.difficulty) : guard.difficulty;
  const extra = counted + blow.successes - difficulty;
  if (extra < 0) return false;
  if (changeByHit(blow, kind, extra, guard, target)) target.isDown = true;
  if (kind === 'HEALING' && target.resource(HEALTH) > 0 && target.resource(VIGOR) > 0) {
    target.isDown = false;
  }
  if (blow.inflicted !== undefined && kind !== undefined) {
    const { effect, level } = blow.inflicted;
    gainEffect(target, {
      effect,
      level: kind === 'HINDRANCE' ? hindranceLevel(level, extra, rules) : level,
    });
  }
  return true;
}

/** Damages or heals the target; returns whether it passed a threshold. */
function changeByHit(
  { power = 0 }: Blow,
  kind: HitKindName | undefined,
  extra: number,
  { soak, received }: Guard,
  target: Fighter,
): boolean {
  const { damage, healing } = target.rules;
  if (kind === 'DAMAGE' && damage !== undefined) {
    const amount = hitAmount(damage, { power, extra, soak, received });
    return changeFighterBars(target, [{ resource: damage.resource, amount: -amount }]);
  }
  if (kind === 'HEALING' && healing !== undefined) {
    const numbers = { power, extra, soak: 0, received: target.value(SLOT.HEALING_RECEIVED) };
    const amount = hitAmount(healing, numbers);
    return changeFighterBars(target, [{ resource: healing.resource, amount }]);
  }
  return false;
}
