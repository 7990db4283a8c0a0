import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import { upgradeSheet } from '../character/migrations/index.ts';
import { parseSheet, parseStoredSheet } from '../character/sheet/parse-sheet.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Foe } from '../play/parts/foes.ts';

const sheets = new WeakMap<object, { readonly sheet: Sheet | undefined }>();

/**
 * The character sheet of a foe, upgraded to the current version; undefined where it has none that can be read.
 * Read once for the same foe.
 */
export function foeSheet(foe: Foe | undefined): Sheet | undefined {
  if (foe === undefined || !('sheet' in foe)) return undefined;
  const known = sheets.get(foe.sheet);
  if (known !== undefined) return known.sheet;
  const stored = parseStoredSheet(foe.sheet);
  const read = stored.ok ? parseSheet(upgradeSheet(stored.value)) : stored;
  const sheet = read.ok ? read.value : undefined;
  sheets.set(foe.sheet, { sheet });
  return sheet;
}

/**
 * The character of a foe with a whole sheet. `statusEffects` take the place of those of its sheet. Undefined where
 * the sheet cannot be read.
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
