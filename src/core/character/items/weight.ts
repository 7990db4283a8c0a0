import type { GameData } from '../../game-data/game-data.ts';
import { type Sum, type SumPart, sumOf } from '../../lib/sum.ts';
import { clamp } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE, type InventoryItem } from '../sheet/sheet.ts';

/** A weight is at most a trillion, so that a number can still hold tenths of it. */
const LARGEST = 1e12;

function inTenths(weight: number): number {
  return Math.round(weight * 10) / 10 + 0;
}

/** A weight to one decimal, halves up; NaN gives 0. Rule: docs/rules/numbers.md#weights. */
export function toOneDecimal(weight: number): number {
  return Number.isNaN(weight) ? 0 : inTenths(clamp(weight, -LARGEST, LARGEST));
}

/** A sum of weights: every part and the total to one decimal. Rule: docs/rules/numbers.md#weights. */
export function sumOfWeights(parts: readonly SumPart[]): Sum {
  const sum = sumOf(parts.map((part) => ({ ...part, amount: toOneDecimal(part.amount) })));
  return { ...sum, total: inTenths(sum.total) };
}

/**
 * The weight of one piece by its template; undefined for a custom item, whose weight is the stack's.
 * Rule: docs/rules/items.md#item-weight.
 */
export function weightOfEach({ template }: InventoryItem, gameData: GameData): number | undefined {
  return template === GENERIC_TEMPLATE ? undefined : (gameData.items.get(template)?.weight ?? 0);
}

/**
 * An item's weight to one decimal: a custom item's own, else its quantity times its template's.
 * Rule: docs/rules/items.md#item-weight.
 */
export function itemWeight(item: InventoryItem, gameData: GameData): number {
  const each = weightOfEach(item, gameData);
  return toOneDecimal(each === undefined ? (item.weight ?? 0) : item.quantity * each);
}
