import { addStatusEffect, removeStatusEffect } from '../src/core/combat/status-effects.ts';
import { applyHit } from '../src/core/consequences/apply-hit.ts';
import { endOfRoundLines, endRound } from '../src/core/consequences/end-round.ts';
import { characterTarget } from '../src/core/consequences/targets.ts';
import { type RandomSource, rollDice } from '../src/core/dice/roll.ts';
import { playOf } from '../src/core/game-data/play-of.ts';
import type { Play } from '../src/core/play/play.ts';
import { countRoll, difficultyNumber } from '../src/core/play/rules/outcome.ts';
import { extraLevels, hitRule, resolveHit } from '../src/core/play/rules/resolve-hit.ts';
import { exhaustionAmount } from '../src/core/play/rules/round-lines.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { type Blow, type Guard, rolledBlow } from './blow.ts';
import { characterOf, effectLevel, type Fighter, modifierOf } from './fighter.ts';

/** How the game of a fighter is played. */
export function playFor({ gameData }: Fighter): Play {
  return playOf(gameData);
}

/** The defense of a fighter against a type of damage. */
export function guardOf(target: Fighter, type: Blow['damageType']): Guard {
  const play = playFor(target);
  return {
    play,
    difficulty: difficultyNumber(modifierOf(target, 'DIFFICULTY_ADJUSTMENT'), play.difficulty),
    soak: characterOf(target).soak.find((each) => each.type === type)?.sum.total ?? 0,
    received: modifierOf(target, 'DAMAGE_RECEIVED'),
  };
}

/** The level of a hindrance that hits; `extra` is successes less difficulty. */
export function hindranceLevel(level: number, extra: number, play: Play): number {
  const rule = hitRule('HINDRANCE', play);
  return level + (rule === undefined ? 0 : extraLevels(rule, extra));
}

/** Resolves an attack, a hindrance or a healing; returns whether it hit. */
export function resolve(blow: Blow, target: Fighter, random: RandomSource): boolean {
  const play = playFor(target);
  const roll = rollDice(blow.dice, random);
  if (!roll.ok || play.roll === undefined) return false;
  const action = rolledBlow(blow);
  const outcome = countRoll(roll.value.dice, action.successes, play.roll);
  const result = resolveHit(action, outcome, characterTarget(characterOf(target)), play);
  if (!result.isHit) return false;
  const { sheet, passed } = applyHit(target.sheet, { ...result, effect: undefined }, target.gameData);
  target.sheet = sheet;
  if (passed.length > 0) target.isDown = true;
  if (result.kind === 'HEALING' && sheet.health > 0 && sheet.vigor > 0) target.isDown = false;
  const { effect } = result;
  if (effect !== undefined) gainEffect(target, { name: effect.name, level: effect.level.total });
  return true;
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

/** The energy that a fighter loses to exhaustion at the end of a round. */
export function exhaustionOf(fighter: Fighter, round: number): number {
  return exhaustionAmount(round, modifierOf(fighter, 'COMBAT_EXHAUSTION_REDUCTION'), playFor(fighter));
}

/** Plays the End Phase for all at once, and begins the next round. */
export function endRoundOf(fighters: readonly Fighter[]): void {
  for (const fighter of fighters) {
    const character = characterOf(fighter);
    const lines = endOfRoundLines(character).map(({ amount, ...line }) => ({
      ...line,
      amount: amount.total,
    }));
    const { sheet, passed } = endRound(character, lines);
    fighter.sheet = sheet;
    if (passed.length > 0) fighter.isDown = true;
  }
}
