import type { Character } from '../character/character.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { withResourceChange } from '../combat/available-resources.ts';
import { addStatusEffect, removeStatusEffect } from '../combat/status-effects.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Use } from '../play/parts/uses.ts';
import { isBar } from '../rules/bars.ts';
import { type Consequence, changeBars } from './change-sheet.ts';
import { takeOne } from './supplies.ts';

/**
 * The action that goes with a use; undefined outside combat, and for one that the character cannot take.
 * Rule: docs/rules/play.md#uses.
 */
export function actionOfUse(
  { sheet, actions }: Pick<Character, 'sheet' | 'actions'>,
  { action }: Use,
): string | undefined {
  const isAvailable = actions.some((each) => each.action.name === action);
  return sheet.combatState.round > 0 && isAvailable ? action : undefined;
}

/**
 * Applies a use to the sheet of the one whom it is for: resources, then removed and gained status effects.
 * Who falls by it gains none; status effects are gained in combat only.
 * Rule: docs/rules/play.md#uses.
 */
export function applyUse(sheet: Sheet, { resources, removes, gains }: Use, gameData: GameData): Consequence {
  const bars = resources.flatMap(({ resource, amount }) => (isBar(resource) ? [{ resource, amount }] : []));
  const changed = changeBars(sheet, bars, gameData);
  const paid = resources.reduce(
    (before, { resource, amount }) =>
      isBar(resource) ? before : withResourceChange(before, resource, amount),
    changed.sheet,
  );
  const cured = removes.reduce((before, name) => removeStatusEffect(before, name, gameData), paid);
  if (changed.passed.length > 0) return { ...changed, sheet: cured };
  return {
    ...changed,
    sheet: gains.reduce(
      (before, { statusEffect, level }) => addStatusEffect(before, { name: statusEffect, level }, gameData),
      cured,
    ),
  };
}

/**
 * Takes the used item from the inventory of the one who uses it, where the use uses it up. The same sheet
 * where there is none left. `date` is in milliseconds since 1970.
 * Rule: docs/rules/play.md#uses.
 */
export function spendItem(
  { sheet, gameData }: Pick<Character, 'sheet' | 'gameData'>,
  id: string,
  { isUsedUp }: Use,
  date: number,
): Sheet {
  const item = sheet.inventory.get(id);
  if (item === undefined || item.quantity === 0 || !isUsedUp) return sheet;
  return takeOne(sheet, item, date, gameData);
}
