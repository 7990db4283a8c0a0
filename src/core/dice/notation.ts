/** How many sides a die has. */
export const DIE_SIDES = 6;

/**
 * What a player's dice roller wants around the notation. Rule: docs/rules/settings.md#dice-prefix-and-suffix.
 */
export interface DiceAffixes {
  readonly dicePrefix: string;
  readonly diceSuffix: string;
}

/**
 * Dice as they are written for a dice roller: prefix, count, `d6`, suffix, with nothing between.
 * Rule: docs/rules/combat.md#dice-notation.
 */
export function diceNotation(count: number, { dicePrefix, diceSuffix }: DiceAffixes): string {
  return `${dicePrefix}${count}d${DIE_SIDES}${diceSuffix}`;
}
