import type { GameData } from '../core/game-data/game-data.ts';
import { wordFor } from '../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../core/rules/bars.ts';
import type { Remembered } from '../storage/api.ts';

const NAME = 'barWords';

/**
 * Remembers what the packs call the bars, by the fields of a sheet, for the next time that a character's page
 * shows something before the packs are read.
 * Rule: docs/rules/play.md#labels.
 */
export function rememberBarWords(remembered: Remembered, gameData: GameData): void {
  const words = BARS.map(
    (bar) => [BAR_TABLE[bar].field, wordFor(gameData, bar), BAR_TABLE[bar].name] as const,
  )
    .filter(([, word, usual]) => word !== usual)
    .map(([field, word]) => [field, word]);
  if (words.length > 0 || remembered.read(NAME) !== undefined)
    remembered.write(NAME, Object.fromEntries(words));
}
