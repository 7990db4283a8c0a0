import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { printStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import type { Application } from '../../state/application.ts';

/** Hands the character to the browser as a file named after it (seed 1 §7). */
export function downloadCharacter({ surroundings }: Application, sheet: StoredSheet): void {
  surroundings.download(sheet.name, JSON.stringify(printStoredSheet(sheet), null, 2));
}
