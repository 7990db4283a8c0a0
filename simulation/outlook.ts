import { type Blow, type Prospect, prospectOf } from './blow.ts';
import { effectLevel, type Fighter, modifierOf } from './fighter.ts';
import { exhaustionOf, guardOf, playFor } from './table-rules.ts';

/** The usual attack of a fighter, with the modifiers that it had when this was calculated. */
export interface Habit {
  readonly blow: Blow;
  /** In Moves. */
  readonly reach: number;
  readonly dicePool: number;
  readonly power: number;
}

/** The information that a fighter has when it chooses. */
export interface Situation {
  readonly round: number;
  readonly habits: ReadonlyMap<Fighter, Habit>;
  /** Turns left in this round for each fighter, with the current one. */
  readonly turnsLeft: ReadonlyMap<Fighter, number>;
  readonly friends: readonly Fighter[];
  readonly foes: readonly Fighter[];
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

interface Change {
  readonly dice?: number;
  readonly power?: number;
  readonly difficulty?: number;
  readonly soak?: number;
}

/** The expected result of the usual attack with the present modifiers, plus a change. */
export function usualAttack(
  { habits }: Pick<Situation, 'habits'>,
  by: Fighter,
  on: Fighter,
  change: Change = {},
  health = on.sheet.health,
): Prospect {
  const habit = habits.get(by);
  if (habit === undefined) return { hit: 0, damage: 0, downs: 0 };
  const { dice, successes, power = 0, damageType } = habit.blow;
  const guard = guardOf(on, damageType);
  return prospectOf(
    {
      dice: dice + modifierOf(by, 'DICE_POOL') - habit.dicePool + (change.dice ?? 0),
      successes,
      power: power + modifierOf(by, 'POWER') - habit.power + (change.power ?? 0),
    },
    {
      ...guard,
      difficulty: Math.max(1, guard.difficulty + (change.difficulty ?? 0)),
      soak: guard.soak + (change.soak ?? 0),
    },
    health,
  );
}

/** An estimate of the rounds until one of the two is down, from 1 to 6. */
function roundsLeft(situation: Situation, me: Fighter): number {
  const [foe] = situation.foes;
  if (foe === undefined) return 1;
  const until = (by: Fighter, on: Fighter) =>
    on.sheet.health / (TURNS_A_ROUND * Math.max(1, usualAttack(situation, by, on).damage));
  return Math.min(6, Math.max(1, Math.min(until(me, foe), until(foe, me))));
}

/** The prices of resources for a fighter now. Energy and focus cost more if little is left for the fight. */
export function pricesFor(me: Fighter, situation: Situation): Prices {
  const rounds = Math.ceil(roundsLeft(situation, me));
  let need = 0;
  for (let ahead = 0; ahead < rounds; ahead += 1) need += 3 + exhaustionOf(me, situation.round + ahead);
  const energy = Math.min(1.3, Math.max(0.2, (0.7 * need) / (me.sheet.energy + 2)));
  const focus = Math.min(2.5, Math.max(0.5, (1.2 * rounds) / (me.sheet.focus + 0.5)));
  return { energy, focus, vigor: 0.6, boostPoints: 1.5 };
}

/**
 * The score for a fighter, in points of health, of gaining an effect at a level. It counts the attacks that
 * the fighter makes and suffers while the effect lasts, and the End Phase of each round.
 */
export function scoreEffect(
  of: Fighter,
  name: string,
  level: number,
  situation: Situation,
  prices: Prices,
): number {
  const now = effectLevel(of, name);
  if (level <= now) return 0;
  const isFriend = situation.friends.includes(of);
  const others = isFriend ? situation.foes : situation.friends;
  const own = isFriend ? situation.friends : situation.foes;
  const [other] = others;
  if (other === undefined) return 0;
  let score = 0;
  for (let ahead = 0, lasts = 0.9; ahead <= HORIZON; ahead += 1, lasts *= CHANCE_OF_ROUND) {
    const after = Math.max(0, level - ahead);
    const before = Math.max(0, now - ahead);
    if (after === before) continue;
    const turns = (fighter: Fighter) =>
      ahead === 0 ? (situation.turnsLeft.get(fighter) ?? 0) : TURNS_A_ROUND;
    const made = turns(of);
    const suffered = others.reduce((sum, each) => sum + turns(each), 0) / own.length;
    const round = { after: after - now, before: before - now, raised: after - before, made, suffered, ahead };
    score +=
      lasts *
      (WEIGHT_OF_EFFECTS * scoreRound(of, other, name, round, situation, prices) +
        scoreEndPhase(of, name, after - before, prices));
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

function scoreRound(
  of: Fighter,
  other: Fighter,
  name: string,
  { after, before, raised, made, suffered, ahead }: RoundOfEffect,
  situation: Situation,
  prices: Prices,
): number {
  const attack = (by: Fighter, on: Fighter, change: (level: number) => Change) =>
    usualAttack(situation, by, on, change(after), Number.POSITIVE_INFINITY).damage -
    usualAttack(situation, by, on, change(before), Number.POSITIVE_INFINITY).damage;
  // An attack ends Hidden, so it seldom lasts beyond one attack.
  const targeted = name === 'Hidden' ? Math.min(ahead === 0 ? 1 : 0.3, suffered) : suffered;

  const scoreModifier = (modifier: string, sign: 1 | -1): number => {
    switch (modifier) {
      case 'POWER':
        return made * attack(of, other, (level) => ({ power: sign * level }));
      case 'DICE_POOL':
        return made * attack(of, other, (level) => ({ dice: sign * level }));
      case 'DIFFICULTY_ADJUSTMENT':
        return -targeted * attack(other, of, (level) => ({ difficulty: sign * level }));
      case 'DAMAGE_RECEIVED':
        return -suffered * attack(other, of, (level) => ({ soak: -sign * level }));
      case 'SOAK':
        return -suffered * attack(other, of, (level) => ({ soak: sign * level }));
      case 'IRON_SOAK':
      case 'GLIM_SOAK':
        return isSoakAgainst(modifier, other, situation)
          ? -suffered * attack(other, of, (level) => ({ soak: sign * level }))
          : 0;
      case 'ACTION_POINTS':
        return ahead > 0 ? sign * raised * PART_OF_ATTACK * usualAttack(situation, of, other).damage : 0;
      case 'ACTION_ENERGY_COST':
        return -sign * raised * made * prices.energy;
      case 'COMBAT_EXHAUSTION_REDUCTION':
        return isTiring(of, situation.round + ahead) ? sign * raised * prices.energy : 0;
      case 'HEALING_RECEIVED':
        return sign * raised * 0.2;
      default:
        return 0;
    }
  };

  const modifiers = [...(of.gameData.statusEffects.get(name)?.modifiersByPolarity ?? [])];
  return modifiers.reduce((score, [modifier, rises]) => score + scoreModifier(modifier, rises ? 1 : -1), 0);
}

/** Whether a soak applies to the damage type of the other fighter's usual attack. */
function isSoakAgainst(soak: string, other: Fighter, { habits }: Situation): boolean {
  const type = habits.get(other)?.blow.damageType;
  return [...other.gameData.damageTypes.values()].some(
    (each) => each.soakName === soak && each.type === type,
  );
}

/** Whether exhaustion has begun in a round. */
function isTiring(of: Fighter, round: number): boolean {
  return playFor(of).endOfRound.some((rule) => rule.kind === 'EXHAUSTION' && round >= rule.from);
}

/** The score of what an effect that was raised by so many levels does at the end of a round. */
function scoreEndPhase(of: Fighter, name: string, raised: number, prices: Prices): number {
  let score = 0;
  for (const rule of playFor(of).endOfRound) {
    if (rule.kind !== 'STATUS_EFFECT' || rule.statusEffect !== name) continue;
    // A constant amount is the same at every level. A higher level lasts more rounds, which the caller counts.
    const change = rule.perLevel * raised + (raised > 0 ? rule.amount : 0);
    score += rule.resource === 'HEALTH' ? change : change * Math.max(0.7, prices.energy);
  }
  return score;
}
