import type { Character } from '../character/character.ts';
import { barValues } from '../character/resources.ts';
import { playOf } from '../game-data/play-of.ts';
import { hasFallen } from '../play/rules/falls.ts';

/**
 * Whether a character of a party stands: it has not fallen by the rule of its packs. Where they have none, it
 * stands as long as it has health, as the members of groups do.
 * Rule: docs/rules/encounters.md#the-party-on-the-screen.
 */
export function isStanding({ sheet, gameData }: Pick<Character, 'sheet' | 'gameData'>): boolean {
  const play = playOf(gameData);
  return play.falling.size === 0 ? sheet.health > 0 : !hasFallen(barValues(sheet), play);
}
