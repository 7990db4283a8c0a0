import type { GameData } from '../../game-data/game-data.ts';
import { equipmentWith, equippedIn, isSlot, isTakenBy } from '../items/equipment.ts';
import { equippedIds } from '../items/equipment-references.ts';
import { withItems } from '../items/item-id.ts';
import { withinMaxima } from '../resources.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import {
  GENERIC_TEMPLATE,
  type InventoryItem,
  NO_ITEM,
  type ParkedBelongings,
  type ParkedEquipment,
  type Sheet,
} from '../sheet/sheet.ts';
import { ownedNames } from '../talents/owned-talents.ts';
import { talentsSuperseded } from '../talents/superseded-talents.ts';
import { withLowered } from './lowered-bars.ts';

/**
 * Whether an item is custom or has a template of the game data.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 */
export function isItemDefined({ template }: InventoryItem, gameData: GameData): boolean {
  return template === GENERIC_TEMPLATE || gameData.items.has(template);
}

export function isNothingParked({
  items,
  skills,
  talents,
  pinnacles,
  equipped,
  bars,
}: ParkedBelongings): boolean {
  return items.length + skills.size + talents.length + pinnacles.length + equipped.length + bars.length === 0;
}

/**
 * Parks more belongings. An item replaces a parked one of the same id, a level that of the same skill, and a
 * slot that of the same item.
 * Rule: docs/rules/loading-and-upgrade.md#parked-belongings.
 */
export function withParked(parked: ParkedBelongings, more: ParkedBelongings): ParkedBelongings {
  const without = <Entry extends { readonly id: string }>(
    entries: readonly Entry[],
    others: readonly Entry[],
  ) => entries.filter(({ id }) => !others.some((other) => other.id === id));
  return {
    items: [...without(parked.items, more.items), ...more.items],
    skills: new Map([...parked.skills, ...more.skills]),
    talents: [...new Set([...parked.talents, ...more.talents])],
    pinnacles: [...new Set([...parked.pinnacles, ...more.pinnacles])],
    equipped: [...without(parked.equipped, more.equipped), ...more.equipped],
    bars: withLowered(parked.bars, more.bars),
  };
}

/**
 * The parked belongings that the game data allow again. Talents that another owned one upgrades stay parked.
 * An item's slot is offered where it exists and is empty. What bars lost is never offered: it returns by
 * itself, with the maximum.
 * Rule: docs/rules/loading-and-upgrade.md#taking-back.
 */
export function parkedNowDefined(sheet: Sheet, gameData: GameData): ParkedBelongings {
  const { parked } = sheet;
  if (isNothingParked(parked)) return parked;
  const isDefined = (talent: string) => gameData.talents.has(talent);
  const superseded = talentsSuperseded(
    [...sheet.talents, ...sheet.pinnacles, ...[...parked.talents, ...parked.pinnacles].filter(isDefined)],
    gameData,
  );
  const owned = ownedNames(sheet);
  const isOwnedAgain = (talent: string) => isDefined(talent) && !superseded.has(talent) && !owned.has(talent);
  const items = parked.items.filter((item) => isItemDefined(item, gameData));
  return {
    items,
    skills: new Map([...parked.skills].filter(([skill]) => gameData.skills.has(skill))),
    talents: parked.talents.filter(isOwnedAgain),
    pinnacles: parked.pinnacles.filter(isOwnedAgain),
    equipped: parked.equipped.filter(({ id, slot }) => {
      const item = isParked(id, sheet) ? items.find((one) => one.id === id) : wornNowhere(id, sheet);
      return item !== undefined && isTakenBy(slot.kind, item, gameData) && isEmptySlot(slot, sheet, gameData);
    }),
    bars: [],
  };
}

/**
 * Takes back everything that `parkedNowDefined` offers. Items join the inventory and their slots; skills have
 * the higher of their two levels; talents and pinnacles are owned again, and those that they upgrade are
 * parked. Undefined belongings stay parked.
 * Rule: docs/rules/loading-and-upgrade.md#taking-back.
 */
export function takeBack(sheet: Sheet, gameData: GameData): Sheet {
  const back = parkedNowDefined(sheet, gameData);
  if (isNothingParked(back)) return sheet;
  return withoutSettled(withinMaxima(withBelongings(sheet, back, gameData), gameData), gameData);
}

/** Moves these belongings from the parked ones to the sheet. */
function withBelongings(sheet: Sheet, back: ParkedBelongings, gameData: GameData): Sheet {
  const { parked } = sheet;
  const inventory = withItems(sheet.inventory, back.items);
  const hasKeptId = (id: string) =>
    inventory.get(id) === (back.items.find((item) => item.id === id) ?? sheet.inventory.get(id));
  const talents = [...new Set([...sheet.talents, ...back.talents])];
  const pinnacles = [...new Set([...sheet.pinnacles, ...back.pinnacles])];
  const superseded = talentsSuperseded([...talents, ...pinnacles], gameData);
  return {
    ...sheet,
    inventory,
    equipment: back.equipped.reduce(
      (equipment, { id, slot }) =>
        hasKeptId(id) && equippedIn(slot, { equipment }) === NO_ITEM
          ? equipmentWith(equipment, slot, id)
          : equipment,
      sheet.equipment,
    ),
    skills: new Map([
      ...sheet.skills,
      ...[...back.skills].map(
        ([skill, level]) => [skill, Math.max(level, sheet.skills.get(skill) ?? 1)] as const,
      ),
    ]),
    talents: talents.filter((talent) => !superseded.has(talent)),
    pinnacles: pinnacles.filter((talent) => !superseded.has(talent)),
    parked: withParked(
      {
        items: parked.items.filter((item) => !back.items.includes(item)),
        skills: new Map([...parked.skills].filter(([skill]) => !back.skills.has(skill))),
        talents: parked.talents.filter((talent) => !back.talents.includes(talent)),
        pinnacles: parked.pinnacles.filter((talent) => !back.pinnacles.includes(talent)),
        equipped: parked.equipped.filter((entry) => !back.equipped.includes(entry)),
        bars: parked.bars,
      },
      {
        ...DEFAULT_SHEET.parked,
        talents: sheet.talents.filter((talent) => superseded.has(talent)),
        pinnacles: sheet.pinnacles.filter((talent) => superseded.has(talent)),
      },
    ),
  };
}

/**
 * Drops parked belongings that are settled: talents that are owned again, and slots that hold another item,
 * or whose item is gone or worn again.
 * Rule: docs/rules/loading-and-upgrade.md#taking-back.
 */
export function withoutSettled(sheet: Sheet, gameData: GameData): Sheet {
  const { parked } = sheet;
  const owned = ownedNames(sheet);
  const isMissing = (talent: string) => !owned.has(talent);
  const waits = ({ id, slot }: ParkedEquipment) =>
    isParked(id, sheet) ||
    (wornNowhere(id, sheet) !== undefined && (!isSlot(slot, gameData) || isEmptySlot(slot, sheet, gameData)));
  return {
    ...sheet,
    parked: {
      ...parked,
      talents: parked.talents.filter(isMissing),
      pinnacles: parked.pinnacles.filter(isMissing),
      equipped: parked.equipped.filter(waits),
    },
  };
}

function isParked(id: string, { parked }: Sheet): boolean {
  return parked.items.some((item) => item.id === id);
}

/** An item of the inventory, if no slot has it. */
function wornNowhere(id: string, { inventory, equipment }: Sheet): InventoryItem | undefined {
  return equippedIds(equipment).includes(id) ? undefined : inventory.get(id);
}

function isEmptySlot(slot: ParkedEquipment['slot'], sheet: Sheet, gameData: GameData): boolean {
  return isSlot(slot, gameData) && equippedIn(slot, sheet) === NO_ITEM;
}
