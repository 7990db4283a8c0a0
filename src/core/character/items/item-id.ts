import type { InventoryItem } from '../sheet/sheet.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * An item's id: a hash of its name, its index among the items made together, and the time, in milliseconds
 * since 1970. It never reads as a number, so that JSON objects keep the order of items.
 * Rule: docs/rules/items.md#item-ids.
 */
export function itemId(name: string, index: number, time: number): string {
  const text = `${name} ${index} ${time}`;
  return `i${hash(text, FNV_OFFSET)}${hash(text, FNV_PRIME)}`;
}

/** FNV-1a over UTF-16 units, in seven characters of base 36. */
function hash(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}

/**
 * The item with its own id, or with the next free one where the inventory has another item of that id.
 * `numbers`: for each id, the number that was given to it last.
 * Rule: docs/rules/items.md#item-ids.
 */
export function withFreeId(
  item: InventoryItem,
  inventory: ReadonlyMap<string, InventoryItem>,
  numbers = new Map<string, number>(),
): InventoryItem {
  const wanted = item.id === '' ? 'item' : item.id;
  let id = wanted;
  let number = numbers.get(wanted) ?? 1;
  while (inventory.has(id)) {
    number += 1;
    id = `${wanted}-${number}`;
  }
  numbers.set(wanted, number);
  return id === item.id ? item : { ...item, id };
}

/** The inventory with further items at its end, each with a free id. Rule: docs/rules/items.md#item-ids. */
export function withItems(
  inventory: ReadonlyMap<string, InventoryItem>,
  items: readonly InventoryItem[],
): ReadonlyMap<string, InventoryItem> {
  const all = new Map(inventory);
  const numbers = new Map<string, number>();
  for (const item of items) {
    const added = withFreeId(item, all, numbers);
    all.set(added.id, added);
  }
  return all;
}
