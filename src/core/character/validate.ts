import { accessorySlots } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import { groupBy } from '../lib/group-by.ts';
import { userName as nameWord, say, type Wording } from '../lib/wording.ts';
import { BARS } from '../rules/bars.ts';
import { type CarriedOver, carryOver } from './carry-over.ts';
import { equippedIn, filledSlots, isSlot, isTakenBy } from './items/equipment.ts';
import { withoutItems, withoutMissingItems } from './items/equipment-references.ts';
import { calledItem } from './items/items.ts';
import { isItemDefined, withoutSettled, withParked } from './parked/parked.ts';
import { barValues, withinMaxima } from './resources.ts';
import type { EquipmentSlot, InventoryItem, LoweredBar, Sheet } from './sheet/sheet.ts';
import { ownedNames, withTalents } from './talents/owned-talents.ts';
import { talentsSuperseded } from './talents/superseded-talents.ts';
import { nearestBelow, type UpgradeOf, withChains } from './talents/talent-cost.ts';

/** Something that a sheet loses under these game data, and why. */
export interface Dropped {
  /** Weapons, armor and accessories are only taken off. */
  readonly what: 'item' | EquipmentSlot['kind'] | 'skill' | 'talent' | 'pinnacle';
  readonly name: string;
  /** Of a skill. */
  readonly level?: number;
  readonly why: Wording;
}

/** The losses of a sheet in validation. */
export interface Losses {
  readonly dropped: readonly Dropped[];
  /** The bars above their maximum, lowered to it. */
  readonly lowered: readonly LoweredBar[];
}

export function isNothingLost({ dropped, lowered }: Losses): boolean {
  return dropped.length + lowered.length === 0;
}

export interface ValidatedSheet extends Losses {
  readonly sheet: Sheet;
  /** The parked skills that are defined again, and regain their level. */
  readonly restored: readonly string[];
  /** What has another name now. */
  readonly carriedOver: readonly CarriedOver[];
}

const UNDEFINED: Wording = ['The game data do not define it.'];

/**
 * Brings a sheet in line with game data. It takes their packs and their names of what was renamed, and loses
 * items of unknown templates, unknown skills, talents and pinnacles, and talents that another owned one
 * upgrades. Items that do not fit their slot are taken off, and so are accessories beyond ACCESSORIES_COUNT.
 * Missing skills are added at level 1, or at their parked level; bars keep within their maximum. The losses
 * are parked with the sheet.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 *
 * `before`: the game data that the sheet was valid by. They and the parked upgrades tell what a talent that
 * the new ones lack upgrades: that was paid for, and takes its place.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 */
export function validateSheet(given: Sheet, gameData: GameData, before?: GameData): ValidatedSheet {
  const { sheet, carriedOver } = carryOver(given, gameData);
  const belongings = validBelongings(sheet, gameData);
  const skills = validSkills(sheet, gameData);
  const talents = validTalents(sheet, gameData, before);
  const validated: Sheet = {
    ...sheet,
    packInfo: gameData.packs.map((pack) => [pack.name, pack.version] as const),
    inventory: belongings.inventory,
    equipment: belongings.equipment,
    skills: skills.levels,
    ...talents.owned,
    parked: withParked(
      { ...sheet.parked, skills: skills.stillParked },
      {
        items: belongings.unknown,
        skills: skills.unknown,
        ...talents.parked,
        equipped: belongings.unequipped,
        bars: [],
        upgrades: talents.upgrades,
      },
    ),
  };
  const bounded = withinMaxima(validated, gameData);
  const [valuesBefore, values] = [barValues(sheet), barValues(bounded)];
  const lowered = BARS.flatMap((bar) => {
    const [from, to] = [valuesBefore[bar], values[bar]];
    return to < from ? [{ bar, from, to }] : [];
  });
  return {
    sheet: withoutSettled(bounded, gameData),
    lowered,
    dropped: [...belongings.dropped, ...skills.dropped, ...talents.dropped],
    restored: skills.restored,
    carriedOver,
  };
}

function validBelongings(sheet: Sheet, gameData: GameData) {
  const isDefined = (item: InventoryItem) => isItemDefined(item, gameData);
  const items = [...sheet.inventory.values()];
  const unknown = items.filter((item) => !isDefined(item));
  const inventory = new Map(items.filter(isDefined).map((item) => [item.id, item]));
  const slots = accessorySlots(gameData);
  const worn = withoutMissingItems(sheet.equipment, inventory);
  const takenOff = filledSlots(worn).flatMap(({ slot, id }) => {
    const item = inventory.get(id);
    if (item === undefined) return [];
    if (!isTakenBy(slot.kind, item, gameData))
      return [{ slot, item, why: `by the game data it is no ${slot.kind}.` }];
    return isSlot(slot, gameData)
      ? []
      : [{ slot, item, why: `${slots} ${slots === 1 ? 'accessory' : 'accessories'} can be worn.` }];
  });
  const fitting = withoutItems(worn, new Set(takenOff.map(({ item }) => item.id)));
  const equipment = { ...fitting, accessories: fitting.accessories.slice(0, slots) };
  const slotsOf = groupBy(filledSlots(sheet.equipment), ({ id }) => id);
  const dropped: readonly Dropped[] = [
    ...unknown.map(({ id, ...item }) => ({
      what: 'item' as const,
      name: calledItem(item),
      why: say`The game data do not define its template, ${nameWord(item.template)}.${leavesSlots(slotsOf.get(id)?.map(({ slot }) => slot) ?? [])}`,
    })),
    ...takenOff.map(({ slot, item, why }) => ({
      what: slot.kind,
      name: calledItem(item),
      why: [`It is taken off: ${why}`],
    })),
  ];
  return {
    inventory,
    equipment,
    unknown,
    unequipped: filledSlots(sheet.equipment).filter(({ slot, id }) => equippedIn(slot, { equipment }) !== id),
    dropped,
  };
}

/** The slots that an item leaves empty, as a sentence; nothing where it is in none. */
function leavesSlots(filled: readonly EquipmentSlot[]): Wording {
  const slots = filled.map((slot) =>
    slot.kind === 'accessory' ? `Accessory ${slot.index + 1}` : slot.kind === 'weapon' ? 'Weapon' : 'Armor',
  );
  return slots.length > 0 ? [` It was equipped as ${slots.join(' and ')}: nothing takes its place.`] : [];
}

function validSkills({ skills, parked }: Sheet, gameData: GameData) {
  const isKnown = ([skill]: readonly [string, number]) => gameData.skills.has(skill);
  const unknown = new Map([...skills].filter((entry) => !isKnown(entry)));
  const missing = [...gameData.skills.keys()].filter((skill) => !skills.has(skill));
  const restored = missing.filter((skill) => parked.skills.has(skill));
  const isRestored = new Set(restored);
  const dropped: readonly Dropped[] = Array.from(unknown, ([name, level]) => ({
    what: 'skill',
    name,
    level,
    why: UNDEFINED,
  }));
  return {
    levels: new Map([
      ...[...skills].filter(isKnown),
      ...missing.map((skill) => [skill, parked.skills.get(skill) ?? 1] as const),
    ]),
    unknown,
    stillParked: new Map([...parked.skills].filter(([skill]) => !isRestored.has(skill))),
    restored,
    dropped,
  };
}

function validTalents({ talents, pinnacles, ...sheet }: Sheet, gameData: GameData, before = gameData) {
  const superseded = talentsSuperseded([...talents, ...pinnacles], gameData);
  const isKept = (name: string) => gameData.talents.has(name) && !superseded.has(name);
  const isDropped = (name: string) => !isKept(name);
  const kept = { talents: talents.filter(isKept), pinnacles: pinnacles.filter(isKept) };
  const upgradeOf = knownUpgrades(gameData, before, sheet.parked);
  const paid = withChains([...talents, ...pinnacles, ...sheet.parked.upgrades.keys()], upgradeOf);
  const gone = [...paid].filter((name) => !gameData.talents.has(name));
  const nearestDefined = nearestBelow(upgradeOf, (name) => gameData.talents.has(name));
  const left = new Map(gone.map((name) => [name, nearestDefined(name)]));
  const owned = withTalents(
    { ...sheet, ...kept },
    [...left.values()].filter((name) => name !== undefined),
    gameData,
  );
  const [namesBefore, namesNow] = [ownedNames({ talents, pinnacles }), ownedNames(owned)];
  const isOwnedAgain = (name: string) => !namesBefore.has(name) && namesNow.has(name);
  const whyDropped = (name: string): Wording => {
    const upgrade = superseded.get(name);
    if (upgrade !== undefined) return say`It is upgraded by ${nameWord(upgrade)}.`;
    const below = left.get(name);
    if (below === undefined || !isOwnedAgain(below)) return UNDEFINED;
    return say`The game data do not define it. ${nameWord(below)}, which it upgrades, takes its place.`;
  };
  const droppedOf = (what: 'talent' | 'pinnacle', names: readonly string[]): readonly Dropped[] =>
    names.filter(isDropped).map((name) => ({ what, name, why: whyDropped(name) }));
  return {
    owned: { talents: owned.talents, pinnacles: owned.pinnacles },
    parked: { talents: talents.filter(isDropped), pinnacles: pinnacles.filter(isDropped) },
    upgrades: new Map(
      gone.flatMap((name) => {
        const below = upgradeOf(name);
        return below === undefined ? [] : [[name, below] as const];
      }),
    ),
    dropped: [...droppedOf('talent', talents), ...droppedOf('pinnacle', pinnacles)],
  };
}

/** What talents upgrade: by the game data that define them, else by those before, else as it was parked. */
function knownUpgrades(gameData: GameData, before: GameData, { upgrades }: Sheet['parked']): UpgradeOf {
  return (name) => {
    const talent = gameData.talents.get(name) ?? before.talents.get(name);
    return talent === undefined ? upgrades.get(name) : talent.upgrades;
  };
}
