import type { Character } from './character.ts';
import { equipmentOptions, equippedIn, isSlot } from './items/equipment.ts';
import { type EquipmentSlot, type InventoryItem, NO_ITEM } from './sheet/sheet.ts';

/** Something that is left to do with a new character. */
export type FirstStep =
  | { readonly kind: 'SPEND_POTENTIAL'; readonly amount: number; readonly pinnacles: number }
  | { readonly kind: 'SPEND_CURRENCY'; readonly amount: number }
  | {
      readonly kind: 'EQUIP';
      /** What could be put on, and an empty slot that takes it. */
      readonly items: readonly { readonly slot: EquipmentSlot; readonly item: InventoryItem }[];
    };

/**
 * What is left to do with a new character, in order: potential that could raise a skill, a pinnacle that can
 * be chosen, currency as long as nothing is owned, and items for empty slots.
 * Rule: docs/rules/play.md#the-start-of-a-character.
 */
export function firstSteps(character: Character): readonly FirstStep[] {
  const { sheet, potential, pinnacles } = character;
  const amount = potential.free.total;
  const items = equippable(character);
  const steps: FirstStep[] = [];
  if (amount >= cheapestLevel(character) || pinnacles.available > 0)
    steps.push({ kind: 'SPEND_POTENTIAL', amount, pinnacles: pinnacles.available });
  if (sheet.currency > 0 && sheet.inventory.size === 0)
    steps.push({ kind: 'SPEND_CURRENCY', amount: sheet.currency });
  if (items.length > 0) steps.push({ kind: 'EQUIP', items });
  return steps;
}

/** The potential that the next level of the lowest skill costs: as much as that level. */
function cheapestLevel({ skills, gameData }: Character): number {
  const lowest = Math.min(...skills.map(({ level }) => level));
  return lowest < gameData.constants.MAXIMUM_SKILL_LEVEL ? lowest + 1 : Infinity;
}

function equippable({ sheet, gameData, equippedItems }: Character) {
  const { accessories } = sheet.equipment;
  const isFree = (slot: EquipmentSlot) => isSlot(slot, gameData) && equippedIn(slot, sheet) === NO_ITEM;
  const slots: readonly EquipmentSlot[] = [
    { kind: 'weapon' },
    { kind: 'armor' },
    { kind: 'accessory', index: firstEmpty(accessories) },
  ];
  return slots.filter(isFree).flatMap((slot) =>
    equipmentOptions(slot.kind, sheet, gameData)
      .filter((item) => !equippedItems.includes(item))
      .map((item) => ({ slot, item })),
  );
}

function firstEmpty(ids: readonly string[]): number {
  const empty = ids.indexOf(NO_ITEM);
  return empty === -1 ? ids.length : empty;
}
