import type { DamageType } from '../rules/vocabulary.ts';
import { guardOf, type Prospect, prospectOf } from './blow.ts';
import { exhaustionOf } from './changes.ts';
import { ENERGY, FOCUS, HEALTH } from './fighter.ts';
import type { Fighter } from './model.ts';
import type { EffectModifier, FightRules } from './rules.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';
import { SLOT } from './slots.ts';
import type { Table } from './table.ts';

/** The information that a fighter has when it chooses. */
export interface FightSituation {
  readonly me: Fighter;
  readonly table: Table;
  readonly round: number;
  readonly friends: readonly Fighter[];
  readonly foes: readonly Fighter[];
}

/** A situation with the prices of the fighter's resources. It remembers scores: nothing in it changes. */
export interface View extends FightSituation {
  readonly prices: Prices;
  /** Scores of gained effects, by fighter, effect and level. */
  readonly effectScores: Map<number, number>;
  /** What a foe's usual attack on the fighter deals, by the index of the foe. */
  readonly threats: Map<number, number>;
}

/** The price of one point of each resource, in points of health. */
export interface Prices {
  readonly energy: number;
  readonly focus: number;
  readonly vigor: number;
  readonly boostPoints: number;
}

const TURNS_A_ROUND = 2;
/** The number of later rounds considered, and the chance that the fight lasts one round more. */
const HORIZON = 3;
const CHANCE_OF_ROUND = 0.75;
/** The weight of later effects against immediate ones, tuned: fighters with a higher weight lose. */
const WEIGHT_OF_EFFECTS = 0.55;
/** The score of an action point, as a part of the damage of an attack. */
const PART_OF_ATTACK = 0.35;
/** Levels up to this are remembered by a key. */
const LEVELS_REMEMBERED = 64;

/** The view of a fighter who chooses, without any remembered score. */
export function fightView(situation: FightSituation, prices: Prices): View {
  return { ...situation, prices, effectScores: new Map(), threats: new Map() };
}

/** A change of the usual attack. */
interface Change {
  readonly dice: number;
  readonly power: number;
  readonly difficulty: number;
  readonly soak: number;
}

const UNCHANGED: Change = { dice: 0, power: 0, difficulty: 0, soak: 0 };
const NO_PROSPECT: Prospect = { hit: 0, damage: 0, downs: 0 };

/** The expected result of the usual attack with the present modifiers, plus a change. */
function usualAttack(by: Fighter, on: Fighter, change: Change, health: number): Prospect {
  const { habit } = by;
  if (habit === undefined) return NO_PROSPECT;
  const { dice, successes, power = 0, damageType } = habit.blow;
  const guard = guardOf(on, damageType);
  return prospectOf(
    dice + by.value(SLOT.DICE_POOL) - habit.dicePool + change.dice,
    successes,
    power + by.value(SLOT.POWER) - habit.power + change.power,
    {
      difficulty: Math.max(1, guard.difficulty + change.difficulty),
      soak: guard.soak + change.soak,
      received: guard.received,
    },
    health,
    by.rules,
  );
}

/** What the usual attack of one fighter on another is expected to deal now. */
export function usualDamage(by: Fighter, on: Fighter): number {
  return usualAttack(by, on, UNCHANGED, on.resource(HEALTH)).damage;
}

/** What a foe's usual attack on the fighter who chooses is expected to deal. */
export function threatOf(foe: Fighter, { me, threats }: View): number {
  const known = threats.get(foe.index);
  if (known !== undefined) return known;
  const damage = usualDamage(foe, me);
  threats.set(foe.index, damage);
  return damage;
}

/** An estimate of the rounds until one of the two is down, from 1 to 6. */
function roundsLeft({ me, foes: [foe] }: FightSituation): number {
  if (foe === undefined) return 1;
  const until = (by: Fighter, on: Fighter) =>
    on.resource(HEALTH) / (TURNS_A_ROUND * Math.max(1, usualDamage(by, on)));
  return Math.min(6, Math.max(1, Math.min(until(me, foe), until(foe, me))));
}

/** The prices of resources for a fighter now. Energy and focus cost more if little is left for the fight. */
export function pricesFor(situation: FightSituation): Prices {
  const { me, round } = situation;
  const rounds = Math.ceil(roundsLeft(situation));
  let need = 0;
  for (let ahead = 0; ahead < rounds; ahead += 1) need += 3 + exhaustionOf(me, round + ahead);
  const energy = Math.min(1.3, Math.max(0.2, (0.7 * need) / (me.resource(ENERGY) + 2)));
  const focus = Math.min(2.5, Math.max(0.5, (1.2 * rounds) / (me.resource(FOCUS) + 0.5)));
  return { energy, focus, vigor: 0.6, boostPoints: 1.5 };
}

/**
 * The score for a fighter, in points of health, of gaining an effect at a level. It counts the attacks that
 * the fighter makes and suffers while the effect lasts, and the End Phase of each round.
 */
export function scoreEffect(of: Fighter, effect: number, level: number, view: View): number {
  if (level <= of.level(effect)) return 0;
  if (level >= LEVELS_REMEMBERED) return newScoreOfEffect(of, effect, level, view);
  const key = (of.index * of.levels.length + effect) * LEVELS_REMEMBERED + level;
  const known = view.effectScores.get(key);
  if (known !== undefined) return known;
  const score = newScoreOfEffect(of, effect, level, view);
  view.effectScores.set(key, score);
  return score;
}

function newScoreOfEffect(of: Fighter, effect: number, level: number, view: View): number {
  const now = of.level(effect);
  const isFriend = view.friends.includes(of);
  const others = isFriend ? view.foes : view.friends;
  const own = isFriend ? view.friends : view.foes;
  const [other] = others;
  if (other === undefined) return 0;
  let score = 0;
  for (let ahead = 0, lasts = 0.9; ahead <= HORIZON; ahead += 1, lasts *= CHANCE_OF_ROUND) {
    const after = Math.max(0, level - ahead);
    const before = Math.max(0, now - ahead);
    if (after === before) continue;
    const turns = (fighter: Fighter) => (ahead === 0 ? (fighter.turnsLeft ?? 0) : TURNS_A_ROUND);
    const made = turns(of);
    const suffered = others.reduce((sum, each) => sum + turns(each), 0) / own.length;
    const round = { after: after - now, before: before - now, raised: after - before, made, suffered, ahead };
    score +=
      lasts *
      (WEIGHT_OF_EFFECTS * scoreRound(of, other, effect, round, view) +
        scoreEndPhase(of, effect, after - before, view.prices));
  }
  return score;
}

interface RoundOfEffect {
  /** Levels relative to the present one, with the gained effect and without it. */
  readonly after: number;
  readonly before: number;
  readonly raised: number;
  readonly made: number;
  readonly suffered: number;
  readonly ahead: number;
}

function scoreRound(of: Fighter, other: Fighter, effect: number, round: RoundOfEffect, view: View): number {
  const rule = of.rules.effects[effect];
  const endsByAttack = RULES_IN_PROSE.endedByAttack.some((name) => name === rule?.name);
  let score = 0;
  for (const modifier of rule?.modifiers ?? []) {
    score +=
      scoreOfAttacks(modifier, of, other, endsByAttack, round) ??
      scoreOfRest(modifier, of, other, round, view);
  }
  return score;
}

/** What a modifier does to the attacks made and suffered; undefined for one that does nothing to them. */
function scoreOfAttacks(
  { name, sign, soaks }: EffectModifier,
  of: Fighter,
  other: Fighter,
  endsByAttack: boolean,
  { after, before, made, suffered, ahead }: RoundOfEffect,
): number | undefined {
  const attack = (by: Fighter, on: Fighter, change: (level: number) => Partial<Change>) =>
    usualAttack(by, on, { ...UNCHANGED, ...change(after) }, Number.POSITIVE_INFINITY).damage -
    usualAttack(by, on, { ...UNCHANGED, ...change(before) }, Number.POSITIVE_INFINITY).damage;
  switch (name) {
    case 'POWER':
      return made * attack(of, other, (level) => ({ power: sign * level }));
    case 'DICE_POOL':
      return made * attack(of, other, (level) => ({ dice: sign * level }));
    case 'DIFFICULTY_ADJUSTMENT': {
      // What an attack ends seldom lasts beyond one attack.
      const targeted = endsByAttack ? Math.min(ahead === 0 ? 1 : 0.3, suffered) : suffered;
      return -targeted * attack(other, of, (level) => ({ difficulty: sign * level }));
    }
    case 'DAMAGE_RECEIVED':
      return -suffered * attack(other, of, (level) => ({ soak: -sign * level }));
    default:
      return isSoakAgainst(soaks, name, other)
        ? -suffered * attack(other, of, (level) => ({ soak: sign * level }))
        : undefined;
  }
}

function scoreOfRest(
  { name, sign }: EffectModifier,
  of: Fighter,
  other: Fighter,
  { raised, made, ahead }: RoundOfEffect,
  { prices, round }: View,
): number {
  switch (name) {
    case 'ACTION_POINTS':
      return ahead > 0 ? sign * raised * PART_OF_ATTACK * usualDamage(of, other) : 0;
    case 'ACTION_ENERGY_COST':
      return -sign * raised * made * prices.energy;
    case 'COMBAT_EXHAUSTION_REDUCTION':
      return isTiring(of.rules, round + ahead) ? sign * raised * prices.energy : 0;
    case 'HEALING_RECEIVED':
      return sign * raised * 0.2;
    default:
      return 0;
  }
}

/** Whether a modifier is a soak that applies to the damage type of the other fighter's usual attack. */
function isSoakAgainst(soaks: readonly DamageType[], name: string, { habit }: Fighter): boolean {
  return name === 'SOAK' || (habit !== undefined && soaks.includes(habit.blow.damageType));
}

/** Whether exhaustion has begun in a round. */
function isTiring({ play }: FightRules, round: number): boolean {
  return play.endOfRound.some((rule) => rule.kind === 'EXHAUSTION' && round >= rule.from);
}

/** The score of what an effect that was raised by so many levels does at the end of a round. */
function scoreEndPhase({ rules }: Fighter, effect: number, raised: number, prices: Prices): number {
  let score = 0;
  for (const { perLevel, amount, resource } of rules.effects[effect]?.lines ?? []) {
    // A constant amount is the same at every level. A higher level lasts more rounds, which the caller
    // counts.
    const change = perLevel * raised + (raised > 0 ? amount : 0);
    score += resource === 'HEALTH' ? change : change * Math.max(0.7, prices.energy);
  }
  return score;
}
