export const DIE_SIDES = 6;

/** The text around dice notation for a dice roller. Rule: docs/rules/settings.md#dice-prefix-and-suffix. */
export interface DiceAffixes {
  readonly dicePrefix: string;
  readonly diceSuffix: string;
}

/**
 * The notation of dice for a dice roller: prefix, count, `d6` and suffix, without spaces.
 * Rule: docs/rules/combat.md#dice-notation.
 */
export function diceNotation(count: number, { dicePrefix, diceSuffix }: DiceAffixes): string {
  return `${dicePrefix}${count}d${DIE_SIDES}${diceSuffix}`;
}
