import { addSums, atMost, NOTHING, type Sum, sumOf } from '../../lib/sum.ts';
import type { DamageType } from '../../rules/vocabulary.ts';
import type { Hit } from '../parts/hit.ts';

/**
 * The status effect of an action, at its level before extra successes raise it. A level below 1 inflicts
 * nothing.
 */
export interface InflictedEffect {
  readonly name: string;
  readonly level: Sum;
  /** No hit inflicts more than this level. */
  readonly levelCap: number;
}

/**
 * The level that a hit inflicts with so many levels more by extra successes, whole and at most the level cap,
 * which is then one of its sources. A level below 1 inflicts nothing.
 * Rule: docs/rules/play.md#hits.
 */
export function inflictedLevel({ level, levelCap }: InflictedEffect, more = 0): Sum {
  const raised = addSums(level, sumOf([{ source: 'Extra successes', amount: more }]));
  return atMost(levelCap, raised, 'Level cap');
}

/** An action with its maneuvers, as far as its roll and its hit depend on it. */
export interface RolledAction {
  /** The number of dice, 0 or more. */
  readonly dice: number;
  /** What it adds to what the dice count. */
  readonly successes: Sum;
  /** Undefined for an action without power, such as a hindrance. */
  readonly power: Sum | undefined;
  readonly damageType: DamageType;
  /** What it inflicts; undefined where it inflicts nothing. */
  readonly inflicted: InflictedEffect | undefined;
}

/**
 * A check of a skill, which does nothing but succeed or fail.
 * Rule: docs/rules/play.md#checks-outside-combat.
 */
export const checkAction = (dice: number): RolledAction => ({
  dice,
  successes: NOTHING,
  power: undefined,
  damageType: 'UNRELATED',
  inflicted: undefined,
});

/** The one that an action is rolled against. */
export interface Target {
  /** What takes the place of the base of the difficulty, as a foe has it. */
  readonly difficulty: number | undefined;
  readonly difficultyAdjustment: Sum;
  readonly damageReceived: Sum;
  readonly healingReceived: Sum;
  /** Against a type of damage; nothing against one that meets no soak. */
  soak(type: DamageType): Sum;
  /** Status effects that do not take hold of it. */
  readonly proofAgainst: ReadonlySet<string>;
}

export type HitKindName = Hit['kind'];

/**
 * What kind of hit an action makes: HEALING by its damage type, else DAMAGE with power, else HINDRANCE where
 * it inflicts something. Undefined for an action that does nothing of this, such as a check.
 * Rule: docs/rules/play.md#hits.
 */
export function hitKindOf({
  damageType,
  power,
  inflicted,
}: Pick<RolledAction, 'damageType'> & { readonly inflicted: unknown; readonly power: unknown }):
  | HitKindName
  | undefined {
  if (damageType === 'HEALING') return 'HEALING';
  if (power !== undefined) return 'DAMAGE';
  return inflicted === undefined ? undefined : 'HINDRANCE';
}
