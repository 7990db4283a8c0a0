import type { Character } from '../character/character.ts';
import { barValues } from '../character/resources.ts';
import { beginNextRound, type UpkeepChange } from '../combat/rounds.ts';
import { playOf } from '../game-data/play-of.ts';
import type { BarChange } from '../play/rules/bar-changes.ts';
import { hasFallen } from '../play/rules/falls.ts';
import { type RoundLine, roundLines } from '../play/rules/round-lines.ts';
import { type Consequence, changeBars } from './change-sheet.ts';

/**
 * The lines of the end of the character's round. None before combat, or for one who is down or dead: nothing
 * more happens to them.
 * Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function endOfRoundLines({ sheet, gameData, modifier }: Character): readonly RoundLine[] {
  const { round, statusEffects } = sheet.combatState;
  const play = playOf(gameData);
  if (round === 0 || hasFallen(barValues(sheet), play)) return [];
  return roundLines(
    {
      round,
      effectLevel: (name) => statusEffects.get(name) ?? 0,
      exhaustionReduction: modifier('COMBAT_EXHAUSTION_REDUCTION'),
    },
    play,
  );
}

/**
 * Ends the round in one step: applies the changes of its lines in order, lets the character fall, and begins
 * the next round. `changes`: the lines with the amounts that the player settled on. Before combat only the
 * changes are applied.
 * Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function endRound(
  { sheet, gameData }: Pick<Character, 'sheet' | 'gameData'>,
  changes: readonly BarChange[],
): Consequence & { readonly upkeep: readonly UpkeepChange[] } {
  const changed = changeBars(sheet, changes, gameData);
  return { ...changed, ...beginNextRound(changed.sheet, gameData) };
}
