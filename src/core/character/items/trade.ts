import type { GameData } from '../../game-data/game-data.ts';
import { clamp, MAX_NUMBER, wholeNumber } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';
import { addDraftedItems, type ItemDraft } from './add-items.ts';
import { addItem, isStackable, removeItem } from './items.ts';

/** What the pieces of a draft cost together, whole. Rule: docs/rules/items.md#paying. */
export function draftCost(draft: ItemDraft, gameData: GameData): number {
  return wholeNumber(draft.reduce((sum, name) => sum + (gameData.items.get(name)?.cost ?? 0), 0));
}

/**
 * The message where the currency does not cover a cost; undefined where it does.
 * Rule: docs/rules/items.md#paying.
 */
export function checkPayment({ currency }: Sheet, cost: number): string | undefined {
  return cost > currency ? `This costs ${cost}, and you have ${currency}.` : undefined;
}

/**
 * Adds the drafted items and takes their cost off the currency: both, or neither.
 * Rule: docs/rules/items.md#paying.
 */
export function buyDraftedItems(sheet: Sheet, draft: ItemDraft, time: number, gameData: GameData): Sheet {
  const cost = draftCost(draft, gameData);
  if (checkPayment(sheet, cost) !== undefined) return sheet;
  const added = addDraftedItems(sheet, draft, time, gameData);
  return added === sheet ? sheet : { ...added, currency: sheet.currency - cost };
}

/**
 * Adds a custom item and takes its cost off the currency: both, or neither.
 * Rule: docs/rules/items.md#paying.
 */
export function buyItem(sheet: Sheet, item: InventoryItem): Sheet {
  const cost = item.cost ?? 0;
  if (checkPayment(sheet, cost) !== undefined) return sheet;
  return { ...addItem(sheet, item), currency: sheet.currency - cost };
}

/**
 * The full cost of so many pieces of an item, whole: its template's cost for each. A custom item's own cost
 * is that of the whole stack, and an unknown template costs 0.
 * Rule: docs/rules/items.md#selling.
 */
export function itemCost(item: InventoryItem, gameData: GameData, quantity = item.quantity): number {
  if (item.template === GENERIC_TEMPLATE) return item.cost ?? 0;
  return wholeNumber((gameData.items.get(item.template)?.cost ?? 0) * quantity);
}

/**
 * The most pieces of an item that can be sold one by one; undefined where it is sold whole.
 * Rule: docs/rules/items.md#selling.
 */
export function divisibleQuantity(item: InventoryItem, gameData: GameData): number | undefined {
  const isDivisible = item.template !== GENERIC_TEMPLATE && isStackable(item, gameData) && item.quantity > 1;
  return isDivisible ? item.quantity : undefined;
}

/** What is sold of an item, and for how much altogether. */
export interface Sale {
  readonly id: string;
  readonly quantity: number;
  readonly price: number;
}

/**
 * Takes pieces of an item out of the inventory and adds the price to the currency. An item of which nothing
 * is left, or that is sold whole, leaves its slot and the inventory. Price and quantity are whole and at
 * least 0.
 * Rule: docs/rules/items.md#selling.
 */
export function sellItem(sheet: Sheet, { id, quantity, price }: Sale, gameData: GameData): Sheet {
  const item = sheet.inventory.get(id);
  if (item === undefined) return sheet;
  const most = divisibleQuantity(item, gameData);
  const left = most === undefined ? 0 : most - clamp(wholeNumber(quantity), 0, most);
  const paid = {
    ...sheet,
    currency: Math.min(MAX_NUMBER, sheet.currency + Math.max(0, wholeNumber(price))),
  };
  if (left === 0) return removeItem(paid, id, gameData);
  return { ...paid, inventory: new Map(sheet.inventory).set(id, { ...item, quantity: left }) };
}
