import type { Character } from '../character/character.ts';
import { modifierPartsOf } from '../character/modifiers.ts';
import type { Evaluation } from '../combat/evaluation.ts';
import type { GameData } from '../game-data/game-data.ts';
import { addSums, NOTHING, roundedSum, type Sum, sumOf } from '../lib/sum.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import type { Foe, FoeNumbers } from '../play/parts/foes.ts';
import type { RolledAction, Target } from '../play/rules/rolled-action.ts';
import type { DamageType } from '../rules/vocabulary.ts';
import { foeCharacter } from './foe-character.ts';

const PROOF_AGAINST_NOTHING: ReadonlySet<string> = new Set();

/** A target without numbers of its own. */
const PLAIN_TARGET: Target = {
  difficulty: undefined,
  difficultyAdjustment: NOTHING,
  damageReceived: NOTHING,
  healingReceived: NOTHING,
  soak: () => NOTHING,
  proofAgainst: PROOF_AGAINST_NOTHING,
};

/** A character as a target. Rule: docs/rules/play.md#targets. */
export function characterTarget({ modifier, soak }: Character): Target {
  return {
    difficulty: undefined,
    difficultyAdjustment: modifier('DIFFICULTY_ADJUSTMENT'),
    damageReceived: modifier('DAMAGE_RECEIVED'),
    healingReceived: modifier('HEALING_RECEIVED'),
    soak: (type) => soak.find((each) => each.type === type)?.sum ?? NOTHING,
    proofAgainst: PROOF_AGAINST_NOTHING,
  };
}

/** What of a foe's numbers matters where it is a target. */
type FoeDefence = Pick<FoeNumbers, 'name' | 'soak' | 'difficulty' | 'proofAgainst'>;

/**
 * A foe with its status effects as a target: by its numbers, or as its character. Undefined where its sheet
 * cannot be read.
 * Rule: docs/rules/play.md#targets.
 */
export function foeTarget(
  foe: Foe,
  statusEffects: ReadonlyMap<string, number>,
  gameData: GameData,
): Target | undefined {
  if (!('sheet' in foe)) return numbersTarget(foe, statusEffects, gameData);
  const character = foeCharacter(foe, gameData, statusEffects);
  return character && characterTarget(character);
}

/** The numbers of a foe as a target, with the modifiers of the status effects that it has. */
export function numbersTarget(
  foe: FoeDefence,
  statusEffects: ReadonlyMap<string, number>,
  gameData: GameData,
): Target {
  const parts = modifierPartsOf([], [], statusEffects, gameData);
  const modifier = (...names: readonly string[]): Sum =>
    roundedSum(
      names.flatMap((each) => parts.get(each) ?? []),
      wholeNumber,
    );
  return {
    difficulty: foe.difficulty,
    difficultyAdjustment: modifier('DIFFICULTY_ADJUSTMENT'),
    damageReceived: modifier('DAMAGE_RECEIVED'),
    healingReceived: modifier('HEALING_RECEIVED'),
    soak(type: DamageType) {
      if (type === 'UNRELATED' || type === 'HEALING') return NOTHING;
      const own = sumOf([{ source: foe.name, amount: foe.soak[type] }]);
      return addSums(own, modifier('SOAK', gameData.damageTypes.get(type)?.soakName ?? ''));
    },
    proofAgainst: new Set(foe.proofAgainst),
  };
}

/** Numbers that the player typed for a target; they count instead of its own. */
export interface TypedNumbers {
  readonly difficulty?: number | undefined;
  readonly damageReceived?: number | undefined;
  readonly healingReceived?: number | undefined;
  readonly soak?: Readonly<Partial<Record<DamageType, number>>>;
}

/** A target with the numbers that were typed for it. Rule: docs/rules/play.md#choosing-a-target. */
export function withTypedNumbers(target: Target | undefined, typed: TypedNumbers): Target {
  const own = target ?? PLAIN_TARGET;
  const sum = (amount: number | undefined, otherwise: Sum): Sum =>
    amount === undefined ? otherwise : sumOf([{ source: 'Typed', amount }]);
  return {
    ...own,
    ...(typed.difficulty !== undefined && {
      difficulty: typed.difficulty,
      difficultyAdjustment: NOTHING,
    }),
    damageReceived: sum(typed.damageReceived, own.damageReceived),
    healingReceived: sum(typed.healingReceived, own.healingReceived),
    soak: (type) => sum(typed.soak?.[type], own.soak(type)),
  };
}

/**
 * An evaluated action as its roll and its hit need it; undefined for one that rolls no dice.
 * Rule: docs/rules/play.md#hits.
 */
export function rolledAction({
  dice,
  successes,
  power,
  damage,
  inflicted,
}: Evaluation): RolledAction | undefined {
  return dice && { dice: dice.count.total, successes, power, damageType: damage.type, inflicted };
}
