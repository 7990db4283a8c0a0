import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { serializeStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import type { Shell } from '../../state/shell.ts';

/** Hands the character to the browser as a file named after it (seed 1 §7). */
export function downloadCharacter({ platform }: Shell, sheet: StoredSheet): void {
  platform.download(sheet.name, JSON.stringify(serializeStoredSheet(sheet), null, 2));
}
