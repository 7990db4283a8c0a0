import type { Character } from '../../core/character/character.ts';
import { checkStatusEffect } from '../../core/combat/status-effects.ts';
import type { Wording } from '../../core/lib/wording.ts';
import type { Offer } from '../../core/table/table-document.ts';

/**
 * Why an offer to this character waits; undefined where it can be accepted. Outside of combat nobody gains a status
 * effect, so an offer of nothing else waits for the first round.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function obstacleTo(
  { change, effect }: Offer,
  character: Pick<Character, 'sheet' | 'gameData'> | undefined,
): Wording | undefined {
  if (change !== undefined || effect === undefined || character === undefined) return undefined;
  const { sheet, gameData } = character;
  return sheet.combatState.round === 0 ? checkStatusEffect(sheet, effect, gameData) : undefined;
}
