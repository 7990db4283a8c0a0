import { type Blow, type Prospect, prospectOf } from './blow.ts';
import { effectLevel, type Fighter, modifierOf } from './fighter.ts';
import { exhaustionOf, guardOf } from './table-rules.ts';

/** How a fighter mostly attacks, at the modifiers that it had when this was reckoned. */
export interface Habit {
  readonly blow: Blow;
  /** How many Moves away it reaches. */
  readonly reach: number;
  readonly dicePool: number;
  readonly power: number;
}

/** What a fighter knows when it chooses. */
export interface Situation {
  readonly round: number;
  readonly habits: ReadonlyMap<Fighter, Habit>;
  /** Turns that each has left in this round, the present one included. */
  readonly turnsLeft: ReadonlyMap<Fighter, number>;
  readonly friends: readonly Fighter[];
  readonly foes: readonly Fighter[];
}

/** What a point of each resource is worth, in points of health. */
export interface Prices {
  readonly energy: number;
  readonly focus: number;
  readonly vigor: number;
  readonly boostPoints: number;
}

const TURNS_A_ROUND = 2;
/** Rounds beyond this one that are thought of, and the chance that the fight lasts one more. */
const HORIZON = 3;
const LASTS = 0.75;
/** How far effects are trusted against what is done at once; fighters who trust them more, lose. */
const TRUST = 0.55;
/** The part of an attack that an action point is worth. */
const PART_OF_ATTACK = 0.35;

interface Change {
  readonly dice?: number;
  readonly power?: number;
  readonly difficulty?: number;
  readonly reduction?: number;
}

/** The habitual attack of one against another, both as they are now but for a change. */
export function habitualAttack(
  { habits }: Pick<Situation, 'habits'>,
  by: Fighter,
  on: Fighter,
  change: Change = {},
  health = on.sheet.health,
): Prospect {
  const habit = habits.get(by);
  if (habit === undefined) return { hit: 0, damage: 0, fells: 0 };
  const { dice, successes, power = 0, damageType } = habit.blow;
  const guard = guardOf(on, damageType);
  return prospectOf(
    {
      dice: dice + modifierOf(by, 'DICE_POOL') - habit.dicePool + (change.dice ?? 0),
      successes,
      power: power + modifierOf(by, 'POWER') - habit.power + (change.power ?? 0),
    },
    {
      difficulty: Math.max(1, guard.difficulty + (change.difficulty ?? 0)),
      reduction: guard.reduction + (change.reduction ?? 0),
    },
    health,
  );
}

/** How many more rounds the fight may last, for one of the two at least. */
function roundsLeft(situation: Situation, me: Fighter): number {
  const [foe] = situation.foes;
  if (foe === undefined) return 1;
  const until = (by: Fighter, on: Fighter) =>
    on.sheet.health / (TURNS_A_ROUND * Math.max(1, habitualAttack(situation, by, on).damage));
  return Math.min(6, Math.max(1, Math.min(until(me, foe), until(foe, me))));
}

/** What resources are worth to a fighter now: energy the dearer, the less there is for what is to come. */
export function pricesFor(me: Fighter, situation: Situation): Prices {
  const rounds = Math.ceil(roundsLeft(situation, me));
  let need = 0;
  for (let ahead = 0; ahead < rounds; ahead += 1) need += 3 + exhaustionOf(me, situation.round + ahead);
  const energy = Math.min(1.3, Math.max(0.2, (0.7 * need) / (me.sheet.energy + 2)));
  const focus = Math.min(2.5, Math.max(0.5, (1.2 * rounds) / (me.sheet.focus + 0.5)));
  return { energy, focus, vigor: 0.6, boostPoints: 1.5 };
}

/**
 * What it is worth to a fighter, in points of health, to come to have an effect at a level: by the attacks
 * that it makes and suffers while the effect lasts, and by what the table does at the end of each round.
 */
export function worthOfEffect(
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
  let worth = 0;
  for (let ahead = 0, lasts = 0.9; ahead <= HORIZON; ahead += 1, lasts *= LASTS) {
    const after = Math.max(0, level - ahead);
    const before = Math.max(0, now - ahead);
    if (after === before) continue;
    const turns = (fighter: Fighter) =>
      ahead === 0 ? (situation.turnsLeft.get(fighter) ?? 0) : TURNS_A_ROUND;
    const made = turns(of);
    const suffered = others.reduce((sum, each) => sum + turns(each), 0) / own.length;
    const round = { after: after - now, before: before - now, raised: after - before, made, suffered, ahead };
    worth +=
      lasts *
      (TRUST * worthInRound(of, other, name, round, situation, prices) +
        worthAtEndOfRound(name, after - before, prices));
  }
  return worth;
}

interface RoundOfEffect {
  /** Levels relative to the present one, with the effect and without. */
  readonly after: number;
  readonly before: number;
  readonly raised: number;
  readonly made: number;
  readonly suffered: number;
  readonly ahead: number;
}

function worthInRound(
  of: Fighter,
  other: Fighter,
  name: string,
  { after, before, raised, made, suffered, ahead }: RoundOfEffect,
  situation: Situation,
  prices: Prices,
): number {
  const attack = (by: Fighter, on: Fighter, change: (level: number) => Change) =>
    habitualAttack(situation, by, on, change(after), Number.POSITIVE_INFINITY).damage -
    habitualAttack(situation, by, on, change(before), Number.POSITIVE_INFINITY).damage;
  // Whoever attacks is hidden no longer.
  const targeted = name === 'Hidden' ? Math.min(ahead === 0 ? 1 : 0.3, suffered) : suffered;

  const worthOf = (modifier: string, sign: 1 | -1): number => {
    switch (modifier) {
      case 'POWER':
        return made * attack(of, other, (level) => ({ power: sign * level }));
      case 'DICE_POOL':
        return made * attack(of, other, (level) => ({ dice: sign * level }));
      case 'DIFFICULTY_ADJUSTMENT':
        return -targeted * attack(other, of, (level) => ({ difficulty: sign * level }));
      case 'DAMAGE_RECEIVED':
        return -suffered * attack(other, of, (level) => ({ reduction: -sign * level }));
      case 'SOAK':
        return -suffered * attack(other, of, (level) => ({ reduction: sign * level }));
      case 'IRON_SOAK':
      case 'GLIM_SOAK':
        return isSoakAgainst(modifier, other, situation)
          ? -suffered * attack(other, of, (level) => ({ reduction: sign * level }))
          : 0;
      case 'ACTION_POINTS':
        return ahead > 0 ? sign * raised * PART_OF_ATTACK * habitualAttack(situation, of, other).damage : 0;
      case 'ACTION_ENERGY_COST':
        return -sign * raised * made * prices.energy;
      case 'COMBAT_EXHAUSTION_REDUCTION':
        return situation.round + ahead >= 3 ? sign * raised * prices.energy : 0;
      case 'HEALING_RECEIVED':
        return sign * raised * 0.2;
      default:
        return 0;
    }
  };

  const modifiers = [...(of.gameData.statusEffects.get(name)?.modifiersByPolarity ?? [])];
  return modifiers.reduce((worth, [modifier, rises]) => worth + worthOf(modifier, rises ? 1 : -1), 0);
}

/** Whether a soak of one type stands against what the other mostly does. */
function isSoakAgainst(soak: string, other: Fighter, { habits }: Situation): boolean {
  const type = habits.get(other)?.blow.damageType;
  return [...other.gameData.damageTypes.values()].some(
    (each) => each.soakName === soak && each.type === type,
  );
}

function worthAtEndOfRound(name: string, raised: number, prices: Prices): number {
  switch (name) {
    case 'Knitting':
      return raised;
    case 'Burning':
      return -raised;
    case 'Poisoned':
      return -raised * Math.max(0.7, prices.energy);
    // A level more of it is a round more of it, which the rounds ahead count.
    case 'Bleeding':
      return raised > 0 ? -1 : 0;
    default:
      return 0;
  }
}
