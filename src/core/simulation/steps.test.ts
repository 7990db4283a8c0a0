import { describe, expect, it } from 'vitest';
import { aPack, aSkill, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';
import { createCharacter } from '../character/create.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { beginCombat } from '../combat/rounds.ts';
import { applyBlow, guardOf, prospectOf, throwDice } from './blow.ts';
import { endRoundOf, gainEffect } from './changes.ts';
import { characterEntrant } from './entrants.ts';
import { ENERGY, HEALTH, levelOf, NumberFighter, VIGOR } from './fighter.ts';
import type { Blow, Fighter } from './model.ts';
import { fightRules } from './rules.ts';

const effect = (name: string, modifiersByPolarity: Record<string, boolean> = {}) =>
  aStatusEffect(name, { modifiersByPolarity });

/** Maxima: health 20, energy 10, vigor 3. */
const gameData = gameDataOf(
  aPack({
    constants: CONSTANTS,
    skills: [aSkill('Blades')],
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
    statusEffects: [
      effect('Burning'),
      effect('Knitting'),
      effect('Poisoned'),
      effect('Drenched'),
      effect('Guarded', { DIFFICULTY_ADJUSTMENT: true }),
      effect('Snared', { DIFFICULTY_ADJUSTMENT: false }),
      effect('Braced', { SOAK: true }),
      effect('Sundered', { SOAK: false }),
      effect('Exposed', { DAMAGE_RECEIVED: true }),
      effect('Tireless', { COMBAT_EXHAUSTION_REDUCTION: true }),
    ],
    play: STANDARD_PLAY,
  }),
);

const rules = fightRules(gameData);

function aFighter(effects: Readonly<Record<string, number>> = {}, fields: Partial<Sheet> = {}): Fighter {
  const created = createCharacter({ name: 'Aria', startingSkills: [], startingPotential: 0 }, gameData);
  const sheet = beginCombat({ ...created, ...fields }, gameData);
  const statusEffects = new Map(Object.entries(effects));
  const changed = { ...sheet, combatState: { ...sheet.combatState, statusEffects } };
  return new NumberFighter(characterEntrant('', changed, rules), rules, 0, 0);
}

const effectId = (name: string) => rules.effectIds.get(name) ?? -1;
const effectsOf = (fighter: Fighter) =>
  rules.effects.flatMap(({ name }, id) => (fighter.level(id) > 0 ? [[name, fighter.level(id)]] : []));

const blow = (fields: Partial<Blow> = {}): Blow => ({
  dice: 4,
  successes: 0,
  power: 3,
  damageType: 'DAMAGE_TYPE_A',
  inflicted: undefined,
  ...fields,
});

/** A random source for which every die shows this number. */
const showing = (die: number) => () => die - 1;

/** Throws the dice of a blow at a target; returns whether it hits. */
function resolve(thrown: Blow, target: Fighter, random: (below: number) => number): boolean {
  const counted = rules.play.roll && throwDice(thrown.dice, rules.play.roll, random);
  return counted !== undefined && applyBlow(thrown, counted, target);
}

describe('resolve', () => {
  it('deals damage = power + extra + damage received − soak', () => {
    const target = aFighter();
    expect(resolve(blow(), target, showing(4))).toBe(true);
    expect(target.resource(HEALTH)).toBe(20 - (3 + 2));
    const other = aFighter({ Braced: 2, Exposed: 3 });
    resolve(blow(), other, showing(6));
    expect(other.resource(HEALTH)).toBe(20 - (3 + 2 + 3 - 2));
  });

  it('adds soak below 0 to the damage, and deals at least 1 with a hit', () => {
    const sundered = aFighter({ Sundered: 2 });
    resolve(blow(), sundered, showing(4));
    expect(sundered.resource(HEALTH)).toBe(20 - (3 + 2 + 2));
    const braced = aFighter({ Braced: 5 });
    resolve(blow({ power: 1 }), braced, showing(4));
    expect(braced.resource(HEALTH)).toBe(19);
  });

  it('ignores soak for damage without a type', () => {
    const target = aFighter({ Braced: 5 });
    resolve(blow({ damageType: 'UNRELATED' }), target, showing(4));
    expect(target.resource(HEALTH)).toBe(20 - (3 + 2));
  });

  it('misses below the difficulty, which is never below 1', () => {
    const guarded = aFighter({ Guarded: 3 });
    expect(resolve(blow(), guarded, showing(4))).toBe(false);
    expect(guarded.resource(HEALTH)).toBe(20);
    expect(guardOf(aFighter({ Snared: 5 }), 'DAMAGE_TYPE_A').difficulty).toBe(1);
    expect(resolve(blow({ dice: 1 }), aFighter({ Snared: 5 }), showing(3))).toBe(false);
  });

  it('raises a hindrance by a level for every two extra successes', () => {
    const hindrance = blow({
      dice: 5,
      power: undefined,
      inflicted: { effect: effectId('Snared'), level: 1 },
    });
    const target = aFighter();
    resolve(hindrance, target, showing(4));
    expect(levelOf(target, 'Snared')).toBe(1 + 1);
    expect(target.resource(HEALTH)).toBe(20);
  });

  it('heals against difficulty 2, up to the maximum, and raises a fighter who is down', () => {
    const hurt = aFighter({}, { health: 18 });
    resolve(blow({ damageType: 'HEALING' }), hurt, showing(4));
    expect(hurt.resource(HEALTH)).toBe(20);
    const fallen = aFighter({}, { health: 0 });
    fallen.isDown = true;
    resolve(blow({ damageType: 'HEALING' }), fallen, showing(4));
    expect([fallen.isDown, fallen.resource(HEALTH)]).toEqual([false, 5]);
  });

  it('takes a point of vigor and all effects from a fighter who falls', () => {
    const target = aFighter({ Guarded: 1 }, { health: 4 });
    resolve(blow({ dice: 6 }), target, showing(5));
    expect(target.isDown).toBe(true);
    expect(target.resource(VIGOR)).toBe(2);
    expect(effectsOf(target)).toEqual([]);
  });

  it('does not set a drenched fighter burning, and ends Burning with Drenched', () => {
    const drenched = aFighter({ Drenched: 1 });
    gainEffect(drenched, { effect: effectId('Burning'), level: 2 });
    expect(levelOf(drenched, 'Burning')).toBe(0);
    const burning = aFighter({ Burning: 2 });
    gainEffect(burning, { effect: effectId('Drenched'), level: 1 });
    expect(effectsOf(burning)).toEqual([['Drenched', 1]]);
  });
});

/** Plays the End Phase of a round. */
function endRound(fighter: Fighter, round: number): void {
  fighter.round = round;
  if (endRoundOf(fighter)) fighter.isDown = true;
}

describe('the End Phase', () => {
  it('damages by Burning after healing by Knitting is capped, and lowers every effect', () => {
    const fighter = aFighter({ Knitting: 2, Burning: 3 }, { health: 20 });
    endRound(fighter, 1);
    expect(fighter.resource(HEALTH)).toBe(17);
    expect(effectsOf(fighter)).toEqual([
      ['Burning', 2],
      ['Knitting', 1],
    ]);
  });

  it('takes energy from the third round on, and health for missing energy', () => {
    const second = aFighter();
    endRound(second, 2);
    expect(second.resource(ENERGY)).toBe(10);
    const third = aFighter({}, { energy: 1 });
    endRound(third, 3);
    expect([third.resource(ENERGY), third.resource(HEALTH)]).toEqual([0, 18]);
    const tireless = aFighter({ Tireless: 5 });
    endRound(tireless, 3);
    expect(tireless.resource(ENERGY)).toBe(10);
  });

  it('takes energy before health for Poisoned', () => {
    const fighter = aFighter({ Poisoned: 2 }, { energy: 1 });
    endRound(fighter, 1);
    expect([fighter.resource(ENERGY), fighter.resource(HEALTH)]).toEqual([0, 19]);
  });
});

describe('prospectOf', () => {
  it('averages over the dice: one die against difficulty 1 hits half of the time', () => {
    const prospect = prospectOf(1, 0, 4, { difficulty: 1, soak: 1, received: 0 }, 20, rules);
    expect(prospect).toEqual({ hit: 0.5, damage: 1.5, downs: 0 });
  });

  it('counts no damage beyond the health of the target', () => {
    const prospect = prospectOf(1, 1, 4, { difficulty: 1, soak: 0, received: 0 }, 3, rules);
    expect(prospect).toEqual({ hit: 1, damage: 3, downs: 1 });
  });
});

it('copies a fighter that has no turn yet as one that has none', () => {
  const fighter = aFighter();
  expect(fighter.copy().turnsLeft).toBeUndefined();
  fighter.turnsLeft = 2;
  expect(fighter.copy().turnsLeft).toBe(2);
});
