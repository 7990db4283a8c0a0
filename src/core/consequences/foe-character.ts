import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import { upgradeSheet } from '../character/migrations/index.ts';
import { parseSheet, parseStoredSheet } from '../character/sheet/parse-sheet.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { FoeWithSheet } from '../play/parts/foes.ts';

/**
 * The character of a foe with a whole sheet, which is upgraded first. `statusEffects` take the place of those of
 * its sheet. Undefined where the sheet cannot be read.
 * Rule: docs/rules/play.md#foes.
 */
export function foeCharacter(
  { sheet: json }: Pick<FoeWithSheet, 'sheet'>,
  gameData: GameData,
  statusEffects?: ReadonlyMap<string, number>,
): Character | undefined {
  const stored = parseStoredSheet(json);
  const sheet = stored.ok ? parseSheet(upgradeSheet(stored.value)) : stored;
  if (!sheet.ok) return undefined;
  const { combatState } = sheet.value;
  return derive(
    statusEffects === undefined
      ? sheet.value
      : { ...sheet.value, combatState: { ...combatState, statusEffects } },
    gameData,
  );
}
