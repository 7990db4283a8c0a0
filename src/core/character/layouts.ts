import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { Breakpoint, Sheet, TilePlace } from './sheet/sheet.ts';
import { readTiles } from './sheet/sheet-schema.ts';

/** Saves the places of the tiles at one width breakpoint. Rule: docs/rules/sheet-layout.md#saved-places. */
export function saveLayout(sheet: Sheet, breakpoint: Breakpoint, tiles: readonly TilePlace[]): Sheet {
  return { ...sheet, layouts: new Map(sheet.layouts).set(breakpoint, readTiles(tiles)) };
}

/**
 * Saves an empty layout, which restores the default places.
 * Rule: docs/rules/sheet-layout.md#resetting-the-layout.
 */
export function resetLayouts(sheet: Sheet): Sheet {
  return sheet.layouts.size === 0 ? sheet : { ...sheet, layouts: DEFAULT_SHEET.layouts };
}
