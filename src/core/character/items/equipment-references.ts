import { type Equipment, type InventoryItem, NO_ITEM } from '../sheet/sheet.ts';

/** The ids of equipped items, weapon first, each once. Rule: docs/rules/items.md#equipped-items. */
export function equippedIds({ weapon, armor, accessories }: Equipment): readonly string[] {
  return [...new Set([weapon, armor, ...accessories])].filter((id) => id !== NO_ITEM);
}

/**
 * Empties slots whose item the inventory does not hold, or an earlier slot has.
 * Rule: docs/rules/characters.md#reading-a-character.
 */
export function withoutMissingItems(
  { weapon, armor, accessories }: Equipment,
  inventory: ReadonlyMap<string, InventoryItem>,
): Equipment {
  const equipped = new Set<string>();
  const keep = (id: string): string => {
    if (!inventory.has(id) || equipped.has(id)) return NO_ITEM;
    equipped.add(id);
    return id;
  };
  return { weapon: keep(weapon), armor: keep(armor), accessories: accessories.map(keep) };
}

/** Empties the slots of these items, by their ids. Each item is in one slot. */
export function withoutItems({ weapon, armor, accessories }: Equipment, ids: ReadonlySet<string>): Equipment {
  const keep = (id: string): string => (ids.has(id) ? NO_ITEM : id);
  return { weapon: keep(weapon), armor: keep(armor), accessories: accessories.map(keep) };
}
