import type { GameData } from '../../game-data/game-data.ts';
import { SHEET_LIMITS } from '../../lib/limits.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import { equipmentWith, equippedIn, isSlot, isTakenBy } from '../items/equipment.ts';
import { equippedIds } from '../items/equipment-references.ts';
import { withItems } from '../items/item-id.ts';
import { withinMaxima } from '../resources.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import {
  type InventoryItem,
  NO_ITEM,
  type ParkedBelongings,
  type ParkedEquipment,
  type Sheet,
} from '../sheet/sheet.ts';
import { ownedNames } from '../talents/owned-talents.ts';
import { talentsSuperseded } from '../talents/superseded-talents.ts';
import { withChains } from '../talents/talent-cost.ts';
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
  ) => {
    const ids = idsOf(others);
    return entries.filter(({ id }) => !ids.has(id));
  };
  return {
    items: [...without(parked.items, more.items), ...more.items],
    skills: new Map([...parked.skills, ...more.skills]),
    talents: [...new Set([...parked.talents, ...more.talents])],
    pinnacles: [...new Set([...parked.pinnacles, ...more.pinnacles])],
    equipped: [...without(parked.equipped, more.equipped), ...more.equipped],
    bars: withLowered(parked.bars, more.bars),
    upgrades: new Map([...parked.upgrades, ...more.upgrades]),
  };
}

/** The parked upgrades that parked talents lead to, as many as a character may have. */
export function upgradesOfParked({
  talents,
  pinnacles,
  upgrades,
}: ParkedBelongings): ParkedBelongings['upgrades'] {
  const reached = withChains([...talents, ...pinnacles], (name) => upgrades.get(name));
  const links = [...upgrades].filter(([name]) => reached.has(name));
  return new Map(links.slice(0, SHEET_LIMITS.talents));
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
  const itemsBack = firstById(items);
  const parkedIds = idsOf(parked.items);
  const wornNowhere = itemWornNowhere(sheet);
  return {
    items,
    skills: new Map([...parked.skills].filter(([skill]) => gameData.skills.has(skill))),
    talents: parked.talents.filter(isOwnedAgain),
    pinnacles: parked.pinnacles.filter(isOwnedAgain),
    equipped: parked.equipped.filter(({ id, slot }) => {
      const item = parkedIds.has(id) ? itemsBack.get(id) : wornNowhere(id);
      return item !== undefined && isTakenBy(slot.kind, item, gameData) && isEmptySlot(slot, sheet, gameData);
    }),
    bars: [],
    upgrades: new Map(),
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
  const itemsBack = firstById(back.items);
  const hasKeptId = (id: string) => inventory.get(id) === (itemsBack.get(id) ?? sheet.inventory.get(id));
  const talents = [...new Set([...sheet.talents, ...back.talents])];
  const pinnacles = [...new Set([...sheet.pinnacles, ...back.pinnacles])];
  const superseded = talentsSuperseded([...talents, ...pinnacles], gameData);
  const [backItems, backTalents] = [new Set(back.items), new Set(back.talents)];
  const [backPinnacles, backEquipped] = [new Set(back.pinnacles), new Set(back.equipped)];
  return {
    ...sheet,
    inventory,
    // There are few slots, and each is filled once.
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
        items: parked.items.filter((item) => !backItems.has(item)),
        skills: new Map([...parked.skills].filter(([skill]) => !back.skills.has(skill))),
        talents: parked.talents.filter((talent) => !backTalents.has(talent)),
        pinnacles: parked.pinnacles.filter((talent) => !backPinnacles.has(talent)),
        equipped: parked.equipped.filter((entry) => !backEquipped.has(entry)),
        bars: parked.bars,
        upgrades: parked.upgrades,
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
 * Drops parked belongings that are settled: talents that are owned again, upgrades that the game data define,
 * and slots that hold another item, or whose item is gone or worn again.
 * Rule: docs/rules/loading-and-upgrade.md#taking-back.
 */
export function withoutSettled(sheet: Sheet, gameData: GameData): Sheet {
  const { parked } = sheet;
  const owned = ownedNames(sheet);
  const isMissing = (talent: string) => !owned.has(talent);
  const parkedIds = idsOf(parked.items);
  const wornNowhere = itemWornNowhere(sheet);
  const waits = ({ id, slot }: ParkedEquipment) =>
    parkedIds.has(id) ||
    (wornNowhere(id) !== undefined && (!isSlot(slot, gameData) || isEmptySlot(slot, sheet, gameData)));
  const left = {
    ...parked,
    talents: parked.talents.filter(isMissing),
    pinnacles: parked.pinnacles.filter(isMissing),
    equipped: parked.equipped.filter(waits),
    upgrades: new Map([...parked.upgrades].filter(([name]) => !gameData.talents.has(name))),
  };
  return { ...sheet, parked: { ...left, upgrades: upgradesOfParked(left) } };
}

function idsOf(entries: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}

/** Items by their ids; of several with one id the first. */
function firstById(items: readonly InventoryItem[]): ReadonlyMap<string, InventoryItem> {
  return new Map(items.toReversed().map((item) => [item.id, item]));
}

/** Finds an item of the inventory by its id; undefined for one that is in a slot. */
function itemWornNowhere({ inventory, equipment }: Sheet): (id: string) => InventoryItem | undefined {
  const worn = new Set(equippedIds(equipment));
  return (id) => (worn.has(id) ? undefined : inventory.get(id));
}

function isEmptySlot(slot: ParkedEquipment['slot'], sheet: Sheet, gameData: GameData): boolean {
  return isSlot(slot, gameData) && equippedIn(slot, sheet) === NO_ITEM;
}
