import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import { upgradeSheet } from '../character/migrations/index.ts';
import { parseSheet, parseStoredSheet, storedSheetProblems } from '../character/sheet/parse-sheet.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { GameData } from '../game-data/game-data.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import type { Problem } from '../lib/problem.ts';
import type { Foe } from '../play/parts/foes.ts';

const readOnce = memoizeByObject((json: object): Sheet | undefined => {
  const stored = parseStoredSheet(json);
  const read = stored.ok ? parseSheet(upgradeSheet(stored.value)) : stored;
  return read.ok ? read.value : undefined;
});

/**
 * The character sheet of a foe, upgraded to the current version; undefined where it has none that can be
 * read. Read once for the same foe.
 */
export const foeSheet = (foe: Foe | undefined): Sheet | undefined =>
  foe !== undefined && 'sheet' in foe ? readOnce(foe.sheet) : undefined;

/**
 * Why the character sheet of a foe cannot be read, each reason with its path in the foe; empty where it can,
 * and for a foe by its numbers.
 * Rule: docs/rules/play.md#foes.
 */
export function foeSheetProblems(foe: Foe): readonly Problem[] {
  if (!('sheet' in foe)) return [];
  return storedSheetProblems(foe.sheet).map(({ path, message }) => ({
    path: `$.sheet${path.slice(1)}`,
    message,
  }));
}

/**
 * The character of a foe with a whole sheet. `statusEffects` take the place of those of its sheet. Undefined
 * where the sheet cannot be read.
 * Rule: docs/rules/play.md#foes.
 */
export function foeCharacter(
  foe: Foe,
  gameData: GameData,
  statusEffects?: ReadonlyMap<string, number>,
): Character | undefined {
  const sheet = foeSheet(foe);
  if (sheet === undefined) return undefined;
  const { combatState } = sheet;
  return derive(
    statusEffects === undefined ? sheet : { ...sheet, combatState: { ...combatState, statusEffects } },
    gameData,
  );
}
