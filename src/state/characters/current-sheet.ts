import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../../core/character/sheet/sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import { readStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';

function readSheet(stored: StoredSheet): Sheet | undefined {
  if (stored.version !== CURRENT_SHEET_VERSION || sheetBeyondLimits(stored.json) !== undefined)
    return undefined;
  const read = parseSheet(stored);
  return read.ok ? read.value : undefined;
}

/**
 * The sheet that is stored, read once. Undefined for one that its own screens must upgrade or refuse first.
 */
export const currentSheet: (stored: StoredSheet) => Sheet | undefined = memoizeByObject(readSheet);

/** The sheet in a message of another window; undefined for anything else. */
export function sheetInMessage(json: unknown): Sheet | undefined {
  const stored = readStoredSheet(json);
  return stored.ok ? readSheet(stored.value) : undefined;
}
