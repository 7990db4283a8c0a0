import type { GameData } from '../game-data/game-data.ts';
import { withItems } from './items/item-id.ts';
import { withBarsRefilled } from './resources.ts';
import type { ChangeHistoryEntry, Sheet } from './sheet/sheet.ts';

/** The name of a reversion record. Rule: docs/rules/undo.md#reversion-records. */
export function entryName(entry: ChangeHistoryEntry): string {
  return entry.discriminator === 0 ? entry.item.name : `Combat ended at round ${entry.combatState.round}`;
}

/**
 * Undoes a change by its index in the history: a destroyed item returns to the inventory, an ended combat
 * resumes. A combat that is running becomes a record of this date, in milliseconds since 1970, first. The
 * record leaves the history, and the bars that a revert fills are at their maximum.
 * Rule: docs/rules/undo.md#reverting.
 */
export function revertEntry(sheet: Sheet, index: number, date: number, gameData: GameData): Sheet {
  const entry = sheet.changeHistory[index];
  if (entry === undefined) return sheet;
  const rest = deleteEntry(sheet, index);
  const reverted =
    entry.discriminator === 0
      ? { ...rest, inventory: withItems(rest.inventory, [entry.item]) }
      : { ...withCombatRecord(rest, date), combatState: entry.combatState };
  return withBarsRefilled(reverted, gameData);
}

/** Adds the running combat to the history. Rule: docs/rules/undo.md#reversion-records. */
export function withCombatRecord(sheet: Sheet, date: number): Sheet {
  const { combatState, changeHistory } = sheet;
  if (combatState.round === 0) return sheet;
  return { ...sheet, changeHistory: [...changeHistory, { date, discriminator: 4, combatState }] };
}

/** Removes a record from the history without undoing its change. Rule: docs/rules/undo.md#reverting. */
export function deleteEntry(sheet: Sheet, index: number): Sheet {
  if (sheet.changeHistory[index] === undefined) return sheet;
  return { ...sheet, changeHistory: sheet.changeHistory.filter((_, each) => each !== index) };
}
