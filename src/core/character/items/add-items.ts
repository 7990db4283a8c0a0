import type { GameData } from '../../game-data/game-data.ts';
import type { ItemTemplate } from '../../game-data/pack.ts';
import { MAX_NUMBER } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import { derive } from '../derive.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';
import { itemId, withItems } from './item-id.ts';
import { carriedWeight } from './weight.ts';

/** The names of the templates to add items from, one for each piece. */
export type ItemDraft = readonly string[];

/**
 * Every template that items can be added from. The generic template has a tab of its own.
 * Rule: docs/rules/items.md#adding-template-items.
 */
export function addableTemplates(gameData: GameData): readonly ItemTemplate[] {
  return [...gameData.items.values()].filter(({ name }) => name !== GENERIC_TEMPLATE);
}

/**
 * The message where no template can be chosen; undefined where one can.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function checkTemplates(gameData: GameData): string | undefined {
  return addableTemplates(gameData).length === 0
    ? 'No items were found, indicating a GameData issue.'
    : undefined;
}

/**
 * The draft without names that no template has by now. Rule: docs/rules/screens.md#drafts.
 */
export function supportedItemDraft(draft: ItemDraft, gameData: GameData): ItemDraft {
  return draft.filter((name) => name !== GENERIC_TEMPLATE && gameData.items.has(name));
}

/**
 * The items of a draft, in its order: one item for each stackable template with the quantity chosen, one for
 * each piece of the others. Ids come from the name, the index and the time, in milliseconds since 1970. Names
 * that the game data do not define give no item.
 * Rule: docs/rules/items.md#adding-template-items.
 */
export function draftedItems(draft: ItemDraft, time: number, gameData: GameData): readonly InventoryItem[] {
  const templates = supportedItemDraft(draft, gameData).flatMap((name) => gameData.items.get(name) ?? []);
  return templates.flatMap((template, index) => {
    const isFirst = templates.indexOf(template) === index;
    if (template.stackable && !isFirst) return [];
    const { name } = template;
    const quantity = template.stackable ? templates.filter((each) => each === template).length : 1;
    return [{ id: itemId(name, index, time), name, flavor: '', quantity, template: name }];
  });
}

/**
 * Why a draft cannot be submitted: it has no items, or exceeds the encumbrance; undefined where it can be.
 * Rule: docs/rules/items.md#adding-template-items.
 */
export function checkItemDraft(sheet: Sheet, draft: ItemDraft, gameData: GameData): string | undefined {
  const items = draftedItems(draft, 0, gameData);
  if (items.length === 0) return 'Please add an item.';
  const { encumbrance } = derive(sheet, gameData);
  const { total } = carriedWeight(sheet, gameData, items);
  return total > encumbrance.total
    ? `Adding these item(s) puts your weight at ${total}, above your limit of ${encumbrance.total}. Please make adjustments in your selection / inventory to add more items.`
    : undefined;
}

/**
 * The stack that further pieces of a stackable template join: the first one named after the template, without
 * flavor; undefined where there is none.
 * Rule: docs/rules/items.md#adding-template-items.
 */
export function stackOfTemplate(
  { inventory }: Sheet,
  template: string,
  gameData: GameData,
): InventoryItem | undefined {
  if (gameData.items.get(template)?.stackable !== true) return undefined;
  return [...inventory.values()].find(
    (item) => item.template === template && item.name === template && item.flavor === '',
  );
}

/**
 * Puts the drafted items into the inventory: on the stack that takes them, otherwise as new items. A draft
 * that cannot be submitted leaves the sheet unchanged.
 * Rule: docs/rules/items.md#adding-template-items.
 */
export function addDraftedItems(sheet: Sheet, draft: ItemDraft, time: number, gameData: GameData): Sheet {
  if (checkItemDraft(sheet, draft, gameData) !== undefined) return sheet;
  const inventory = new Map(sheet.inventory);
  const others = draftedItems(draft, time, gameData).filter(({ template, quantity }) => {
    const stack = stackOfTemplate(sheet, template, gameData);
    if (stack === undefined) return true;
    inventory.set(stack.id, { ...stack, quantity: Math.min(stack.quantity + quantity, MAX_NUMBER) });
    return false;
  });
  return { ...sheet, inventory: withItems(inventory, others) };
}
