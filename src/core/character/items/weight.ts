import type { GameData } from '../../game-data/game-data.ts';
import { roundedSum, type Sum, type SumPart } from '../../lib/sum.ts';
import { oneDecimal } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';

/**
 * The weight of one piece by its template; undefined for a custom item, whose weight is the stack's.
 * Rule: docs/rules/items.md#item-weight.
 */
export function weightOfEach({ template }: InventoryItem, gameData: GameData): number | undefined {
  return template === GENERIC_TEMPLATE ? undefined : (gameData.items.get(template)?.weight ?? 0);
}

/**
 * An item's exact weight: a custom item's own, else its quantity times its template's.
 * Rule: docs/rules/items.md#item-weight.
 */
function exactWeight(item: InventoryItem, gameData: GameData): number {
  const each = weightOfEach(item, gameData);
  return each === undefined ? (item.weight ?? 0) : item.quantity * each;
}

/** An item's weight to one decimal, as it is shown. Rule: docs/rules/items.md#item-weight. */
export function itemWeight(item: InventoryItem, gameData: GameData): number {
  return oneDecimal(exactWeight(item, gameData));
}

/** The exact weights of items, each under its item's name. Rule: docs/rules/items.md#item-weight. */
function weightsOf(items: Iterable<InventoryItem>, gameData: GameData): readonly SumPart[] {
  return Array.from(items, (item) => ({ source: item.name, amount: exactWeight(item, gameData) }));
}

/**
 * The weight carried, with further items where some are given: exact weights, and the total to one decimal.
 * Rule: docs/rules/items.md#item-weight.
 */
export function carriedWeight(
  { inventory }: Sheet,
  gameData: GameData,
  added: readonly InventoryItem[] = [],
): Sum {
  return roundedSum(weightsOf([...inventory.values(), ...added], gameData), oneDecimal);
}
