import type { GameData } from '../../game-data/game-data.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import { oneDecimal, wholeNumber } from '../../lib/whole-number.ts';
import { derive } from '../derive.ts';
import { withinMaxima } from '../resources.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';
import { withoutMissingItems } from './equipment-references.ts';
import { withItems } from './item-id.ts';
import { carriedWeight } from './weight.ts';

/**
 * The weight that the character can still carry, to one decimal, at least 0.
 * Rule: docs/rules/items.md#weight-limit.
 */
export function remainingCapacity(sheet: Sheet, gameData: GameData): number {
  const { encumbrance, weight } = derive(sheet, gameData);
  return Math.max(0, oneDecimal(encumbrance.total - weight.total));
}

/**
 * The message where the weight with one more item exceeds the encumbrance; undefined where it fits. The
 * weight of the item itself makes no difference: one above the limit can add nothing.
 * Rule: docs/rules/items.md#weight-limit.
 */
export function checkItemWeight(item: InventoryItem, sheet: Sheet, gameData: GameData): string | undefined {
  return carriedWeight(sheet, gameData, [item]).total > derive(sheet, gameData).encumbrance.total
    ? 'This item would make you over-encumbered.'
    : undefined;
}

/**
 * Puts an item into the inventory, with another id where its own is taken.
 * Rule: docs/rules/items.md#item-ids.
 */
export function addItem(sheet: Sheet, item: InventoryItem): Sheet {
  return { ...sheet, inventory: withItems(sheet.inventory, [item]) };
}

/**
 * Whether the quantity of an item can be edited: its template is stackable.
 * Rule: docs/rules/items.md#quantity.
 */
export function isStackable({ template }: InventoryItem, gameData: GameData): boolean {
  return gameData.items.get(template)?.stackable === true;
}

/**
 * Sets the quantity of a stackable item, a whole number of at least 0. A higher quantity that exceeds the
 * encumbrance is ignored.
 * Rule: docs/rules/items.md#quantity.
 */
export function changeQuantity(sheet: Sheet, id: string, quantity: number, gameData: GameData): Sheet {
  const item = sheet.inventory.get(id);
  const whole = Math.max(0, wholeNumber(quantity));
  if (item === undefined || item.quantity === whole || !isStackable(item, gameData)) return sheet;
  const changed = {
    ...sheet,
    inventory: new Map(sheet.inventory).set(id, { ...item, quantity: whole }),
  };
  const { encumbrance, weight } = derive(changed, gameData);
  const isRise = whole > item.quantity;
  return isRise && weight.total > encumbrance.total ? sheet : changed;
}

/**
 * Takes an item out of its slot and the inventory. Bars keep within their maximum.
 * Rule: docs/rules/items.md#deleting-an-item.
 */
export function removeItem(sheet: Sheet, id: string, gameData: GameData): Sheet {
  if (!sheet.inventory.has(id)) return sheet;
  const inventory = new Map(sheet.inventory);
  inventory.delete(id);
  const { parked } = sheet;
  return withinMaxima(
    {
      ...sheet,
      inventory,
      equipment: withoutMissingItems(sheet.equipment, inventory),
      parked: { ...parked, equipped: parked.equipped.filter((each) => each.id !== id) },
    },
    gameData,
  );
}

/**
 * Destroys an item: it is removed, and a reversion record of this date, in milliseconds since 1970, keeps it.
 * Rule: docs/rules/items.md#deleting-an-item.
 */
export function deleteItem(sheet: Sheet, id: string, date: number, gameData: GameData): Sheet {
  const item = sheet.inventory.get(id);
  if (item === undefined) return sheet;
  const removed = removeItem(sheet, id, gameData);
  return { ...removed, changeHistory: [...sheet.changeHistory, { date, discriminator: 0, item }] };
}

/** The first item of the inventory with this name, compared after normalisation. */
export function itemNamed({ inventory }: Sheet, name: string): InventoryItem | undefined {
  const key = normaliseName(name);
  return [...inventory.values()].find((item) => normaliseName(item.name) === key);
}

/**
 * Puts an item in the place of another one, which leaves its slot.
 * Rule: docs/rules/items.md#uploading-an-item.
 */
export function replaceItem(sheet: Sheet, id: string, item: InventoryItem, gameData: GameData): Sheet {
  return addItem(removeItem(sheet, id, gameData), item);
}

/** What messages call an item: one without a name of its own is called after its template. */
export const calledItem = ({ name, template }: Pick<InventoryItem, 'name' | 'template'>): string =>
  name.trim() === '' ? template : name;
