import { upgradeSheet } from '../../core/character/migrations/index.ts';
import { parseSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../../core/character/sheet/sheet.ts';
import { validateSheet } from '../../core/character/validate.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Collection } from '../../storage/api.ts';

/**
 * The stored characters of these names as they are now, valid by these game data. `unread`: the names of
 * those that are gone or cannot be read. Nothing stored changes.
 */
export function storedParty(
  names: readonly string[],
  characters: Pick<Collection<StoredSheet>, 'get'>,
  gameData: GameData,
): { readonly sheets: readonly Sheet[]; readonly unread: readonly string[] } {
  const sheets: Sheet[] = [];
  const unread: string[] = [];
  for (const name of names) {
    const stored = characters.get(name)?.value;
    const sheet = stored && parseSheet(upgradeSheet(stored));
    if (sheet?.ok) sheets.push(validateSheet(sheet.value, gameData).sheet);
    else unread.push(name);
  }
  return { sheets, unread };
}
