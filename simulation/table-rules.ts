import { changeResource } from '../src/core/character/resources.ts';
import { beginNextRound } from '../src/core/combat/rounds.ts';
import { addStatusEffect, removeStatusEffect } from '../src/core/combat/status-effects.ts';
import { type RandomSource, rollDice } from '../src/core/dice/roll.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { type Blow, damageOf, type Guard, SUCCESS_FROM } from './blow.ts';
import { characterOf, effectLevel, type Fighter, modifierOf } from './fighter.ts';

/** The difficulty to hit anyone, before adjustment. */
const BASE_DIFFICULTY = 2;
export const HEALING_DIFFICULTY = 2;
const FIRST_TIRING_ROUND = 3;
/** Successes beyond the difficulty that raise a hindrance by one level. */
const EXTRA_FOR_A_LEVEL = 2;

/** The defense of a fighter against a type of damage. */
export function guardOf(target: Fighter, type: Blow['damageType']): Guard {
  const soak = characterOf(target).soak.find((each) => each.type === type)?.sum.total ?? 0;
  return {
    difficulty: Math.max(1, BASE_DIFFICULTY + modifierOf(target, 'DIFFICULTY_ADJUSTMENT')),
    reduction: soak - modifierOf(target, 'DAMAGE_RECEIVED'),
  };
}

/** The level of a hindrance that hits; `extra` is successes less difficulty. */
export function hindranceLevel(level: number, extra: number): number {
  return level + Math.floor(extra / EXTRA_FOR_A_LEVEL);
}

/** Rolls a blow; returns successes less difficulty, undefined for a miss. */
function rollExtra({ dice, successes }: Blow, difficulty: number, random: RandomSource): number | undefined {
  const roll = rollDice(dice, random);
  const extra =
    (roll.ok ? roll.value.dice.filter((die) => die >= SUCCESS_FROM).length : 0) + successes - difficulty;
  return extra < 0 ? undefined : extra;
}

/** Resolves an attack, a hindrance or a healing; returns whether it hit. */
export function resolve(blow: Blow, target: Fighter, random: RandomSource): boolean {
  const { power, damageType, inflicted } = blow;
  const isHealing = damageType === 'HEALING';
  const guard = guardOf(target, damageType);
  const extra = rollExtra(blow, isHealing ? HEALING_DIFFICULTY : guard.difficulty, random);
  if (extra === undefined) return false;
  if (isHealing) heal(target, (power ?? 0) + extra);
  else if (power !== undefined) hurt(target, damageOf(power, extra, guard));
  if (inflicted !== undefined) {
    const level = power === undefined ? hindranceLevel(inflicted.level, extra) : inflicted.level;
    gainEffect(target, { ...inflicted, level });
  }
  return true;
}

function change(fighter: Fighter, resource: 'health' | 'energy' | 'vigor' | 'focus', by: number): void {
  if (by === 0) return;
  fighter.sheet = changeResource(characterOf(fighter), resource, fighter.sheet[resource] + by);
}

/** Restores a resource, up to its maximum. */
export function regain(fighter: Fighter, resource: 'health' | 'energy' | 'focus', by: number): void {
  if (by > 0) change(fighter, resource, by);
}

/** Takes health; at 0 the fighter is down. */
function hurt(fighter: Fighter, by: number): void {
  change(fighter, 'health', -by);
  if (fighter.sheet.health === 0) fall(fighter);
}

/** Restores health, plus the healing received, and raises a fighter who is down and has vigor. */
function heal(fighter: Fighter, by: number): void {
  change(fighter, 'health', Math.max(0, by + modifierOf(fighter, 'HEALING_RECEIVED')));
  if (fighter.sheet.health > 0 && fighter.sheet.vigor > 0) fighter.isDown = false;
}

/** Puts a fighter down, who loses a point of vigor and all effects. */
function fall(fighter: Fighter): void {
  if (fighter.isDown) return;
  fighter.isDown = true;
  change(fighter, 'vigor', -1);
  for (const effect of fighter.sheet.combatState.statusEffects.keys()) loseEffect(fighter, effect);
}

export function gainEffect(fighter: Fighter, effect: StatusEffectLevel): void {
  if (fighter.isDown) return;
  if (effect.name === 'Burning' && effectLevel(fighter, 'Drenched') > 0) return;
  fighter.sheet = addStatusEffect(fighter.sheet, effect, fighter.gameData);
  if (effect.name === 'Drenched') loseEffect(fighter, 'Burning');
}

export function loseEffect(fighter: Fighter, effect: string): void {
  fighter.sheet = removeStatusEffect(fighter.sheet, effect, fighter.gameData);
}

/** Lowers an effect by one level. */
export function lowerEffect(fighter: Fighter, name: string): void {
  const level = effectLevel(fighter, name);
  loseEffect(fighter, name);
  if (level > 1) gainEffect(fighter, { name, level: level - 1 });
}

/** Takes energy, and health for the energy that is missing. */
function tire(fighter: Fighter, by: number): void {
  const paid = Math.min(fighter.sheet.energy, by);
  change(fighter, 'energy', -paid);
  change(fighter, 'health', paid - by);
}

/** The energy that a fighter loses to exhaustion at the end of a round. */
export function exhaustionOf(fighter: Fighter, round: number): number {
  if (round < FIRST_TIRING_ROUND) return 0;
  return Math.max(0, round - modifierOf(fighter, 'COMBAT_EXHAUSTION_REDUCTION'));
}

/** Plays the End Phase for all at once, and begins the next round. */
export function endRound(fighters: readonly Fighter[], round: number): void {
  const standing = fighters.filter((fighter) => !fighter.isDown);
  for (const fighter of standing) {
    change(fighter, 'health', effectLevel(fighter, 'Knitting'));
    change(fighter, 'health', -effectLevel(fighter, 'Burning'));
    if (effectLevel(fighter, 'Bleeding') > 0) change(fighter, 'health', -1);
    tire(fighter, effectLevel(fighter, 'Poisoned'));
    tire(fighter, exhaustionOf(fighter, round));
  }
  for (const fighter of standing) if (fighter.sheet.health === 0) fall(fighter);
  for (const fighter of fighters) fighter.sheet = beginNextRound(fighter.sheet, fighter.gameData).sheet;
}
