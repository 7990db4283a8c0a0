import type { GameData } from '../../game-data/game-data.ts';
import type { ItemTemplate } from '../../game-data/pack.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';
import { equippedIds } from './equipment-references.ts';

/** The template of an equipped item, and the item's name as the source of what it gives. */
export interface EquippedTemplate {
  readonly source: string;
  readonly template: ItemTemplate;
}

/**
 * Equipped items that the inventory holds, weapon first, each once. Rule: docs/rules/items.md#equipped-items.
 */
export function equippedItemsOf({ equipment, inventory }: Sheet): readonly InventoryItem[] {
  return equippedIds(equipment).flatMap((id) => inventory.get(id) ?? []);
}

/** The templates that the game data define for these items. Rule: docs/rules/items.md#equipped-items. */
export function templatesOf(
  items: readonly InventoryItem[],
  gameData: GameData,
): readonly EquippedTemplate[] {
  return items.flatMap((item) => {
    const template = gameData.items.get(item.template);
    return template === undefined ? [] : [{ source: item.name, template }];
  });
}
