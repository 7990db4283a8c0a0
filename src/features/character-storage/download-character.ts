import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { serializeStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import type { Application } from '../../state/application.ts';

/** Hands the character to the browser as a file named after it (seed 1 §7). */
export function downloadCharacter({ platform }: Application, sheet: StoredSheet): void {
  platform.download(sheet.name, JSON.stringify(serializeStoredSheet(sheet), null, 2));
}
