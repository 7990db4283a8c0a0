import { changeQuantity, deleteItem, isStackable } from '../character/items/items.ts';
import type { InventoryItem, Sheet } from '../character/sheet/sheet.ts';
import type { GameData } from '../game-data/game-data.ts';

/** How many pieces of a template the inventory holds. */
export function suppliesOf({ inventory }: Sheet, template: string): number {
  return stacksOf(inventory, template).reduce((sum, { quantity }) => sum + quantity, 0);
}

function stacksOf(inventory: Sheet['inventory'], template: string): readonly InventoryItem[] {
  return [...inventory.values()].filter((item) => item.template === template && item.quantity > 0);
}

/**
 * Takes one piece of an item: a stack keeps one less, and a single item leaves the inventory with a reversion
 * record of this date, in milliseconds since 1970.
 * Rule: docs/rules/play.md#uses.
 */
export function takeOne(sheet: Sheet, item: InventoryItem, date: number, gameData: GameData): Sheet {
  return isStackable(item, gameData)
    ? changeQuantity(sheet, item.id, item.quantity - 1, gameData)
    : deleteItem(sheet, item.id, date, gameData);
}

/**
 * Takes so many pieces of a template from the inventory, or as many as there are, the first stacks first.
 * Rule: docs/rules/play.md#rests.
 */
export function takeSupplies(
  sheet: Sheet,
  template: string,
  quantity: number,
  date: number,
  gameData: GameData,
): Sheet {
  let after = sheet;
  let left = quantity;
  for (const item of stacksOf(sheet.inventory, template)) {
    if (left <= 0) break;
    const isStack = isStackable(item, gameData);
    const taken = isStack ? Math.min(left, item.quantity) : 1;
    left -= taken;
    after = isStack
      ? changeQuantity(after, item.id, item.quantity - taken, gameData)
      : deleteItem(after, item.id, date, gameData);
  }
  return after;
}
