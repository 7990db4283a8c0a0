/** How many sides a die has. */
export const DIE_SIDES = 6;

/** What a player's dice roller wants around the notation (seed 2 §3: Settings). */
export interface DiceAffixes {
  readonly dicePrefix: string;
  readonly diceSuffix: string;
}

/** Dice as they are written for a dice roller: prefix, count, `d6`, suffix, with nothing between (seed 2 §9). */
export function diceNotation(count: number, { dicePrefix, diceSuffix }: DiceAffixes): string {
  return `${dicePrefix}${count}d${DIE_SIDES}${diceSuffix}`;
}
