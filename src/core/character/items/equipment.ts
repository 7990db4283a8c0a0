import { accessorySlots } from '../../game-data/caps.ts';
import type { GameData } from '../../game-data/game-data.ts';
import type { ItemDiscriminator } from '../../rules/vocabulary.ts';
import { withinMaxima } from '../resources.ts';
import {
  type Equipment,
  type EquipmentSlot,
  type InventoryItem,
  NO_ITEM,
  type Sheet,
} from '../sheet/sheet.ts';

const DISCRIMINATORS = {
  weapon: 'WEAPON',
  armor: 'ARMOR',
  accessory: 'ACCESSORY',
} as const satisfies Record<EquipmentSlot['kind'], ItemDiscriminator>;

/**
 * The items of the inventory that a kind of slot takes, in the inventory's order.
 * Rule: docs/rules/items.md#equipment-slots.
 */
export function equipmentOptions(
  kind: EquipmentSlot['kind'],
  { inventory }: Sheet,
  gameData: GameData,
): readonly InventoryItem[] {
  return [...inventory.values()].filter((item) => isTakenBy(kind, item, gameData));
}

/** Whether a kind of slot takes an item. Rule: docs/rules/items.md#equipment-slots. */
export function isTakenBy(
  kind: EquipmentSlot['kind'],
  { template }: InventoryItem,
  gameData: GameData,
): boolean {
  return gameData.items.get(template)?.discriminator === DISCRIMINATORS[kind];
}

/** The id in a slot, NO_ITEM for an empty one. Rule: docs/rules/items.md#equipment-slots. */
export function equippedIn(slot: EquipmentSlot, { equipment }: Pick<Sheet, 'equipment'>): string {
  return slot.kind === 'accessory' ? (equipment.accessories[slot.index] ?? NO_ITEM) : equipment[slot.kind];
}

/**
 * Puts an item of the inventory into a slot, or empties the slot with NO_ITEM. An item from another slot
 * moves. The sheet stays unchanged where the slot does not take the item, or lies beyond the
 * ACCESSORIES_COUNT constant. Bars keep within their maximum, which equipment may change. The slot and the
 * item leave the parked equipment.
 * Rule: docs/rules/items.md#equipping.
 */
export function equip(sheet: Sheet, slot: EquipmentSlot, id: string, gameData: GameData): Sheet {
  const takes = id === NO_ITEM || equipmentOptions(slot.kind, sheet, gameData).some((item) => item.id === id);
  if (!takes || !isSlot(slot, gameData) || equippedIn(slot, sheet) === id) return sheet;
  const { parked } = sheet;
  const equipped = parked.equipped.filter((each) => each.id !== id && !isSameSlot(each.slot, slot));
  return withinMaxima(
    { ...sheet, equipment: equipmentWith(sheet.equipment, slot, id), parked: { ...parked, equipped } },
    gameData,
  );
}

function isSameSlot(a: EquipmentSlot, b: EquipmentSlot): boolean {
  return a.kind === 'accessory' && b.kind === 'accessory' ? a.index === b.index : a.kind === b.kind;
}

/** Every slot with an item, weapon first. Rule: docs/rules/items.md#equipment-slots. */
export function filledSlots(
  equipment: Equipment,
): readonly { readonly slot: EquipmentSlot; readonly id: string }[] {
  const { accessories } = equipment;
  const slots: readonly EquipmentSlot[] = [
    { kind: 'weapon' },
    { kind: 'armor' },
    ...accessories.map((_, index) => ({ kind: 'accessory' as const, index })),
  ];
  return slots
    .map((slot) => ({ slot, id: equippedIn(slot, { equipment }) }))
    .filter(({ id }) => id !== NO_ITEM);
}

/**
 * Whether the slot exists: ACCESSORIES_COUNT limits those of accessories.
 * Rule: docs/rules/items.md#equipment-slots.
 */
export function isSlot(slot: EquipmentSlot, gameData: GameData): boolean {
  if (slot.kind !== 'accessory') return true;
  return Number.isInteger(slot.index) && slot.index >= 0 && slot.index < accessorySlots(gameData);
}

/**
 * The equipment with an item, or NO_ITEM, in a slot; the item leaves any other slot.
 * Rule: docs/rules/items.md#equipping.
 */
export function equipmentWith(
  { weapon, armor, accessories }: Equipment,
  slot: EquipmentSlot,
  id: string,
): Equipment {
  const elsewhere = (worn: string) => (worn === id ? NO_ITEM : worn);
  const slots = slot.kind === 'accessory' ? Math.max(accessories.length, slot.index + 1) : accessories.length;
  return {
    weapon: slot.kind === 'weapon' ? id : elsewhere(weapon),
    armor: slot.kind === 'armor' ? id : elsewhere(armor),
    accessories: Array.from({ length: slots }, (_, index) =>
      slot.kind === 'accessory' && slot.index === index ? id : elsewhere(accessories[index] ?? NO_ITEM),
    ),
  };
}
