import type { GameData } from '../game-data/game-data.ts';
import { name as nameWord, say, type Wording } from '../lib/wording.ts';
import { accessorySlots } from './equipment.ts';
import { withoutMissingItems } from './equipment-references.ts';
import { isItemDefined, withParked } from './parked.ts';
import { withinMaxima } from './resources.ts';
import { type InventoryItem, NO_ITEM, type Sheet } from './sheet.ts';
import { talentsSuperseded } from './superseded-talents.ts';

/** One thing that a sheet does not keep under these game data, and why. */
export interface Dropped {
  /** An accessory is only taken off. */
  readonly what: 'item' | 'accessory' | 'skill' | 'talent' | 'pinnacle';
  readonly name: string;
  readonly why: Wording;
}

export interface ValidatedSheet {
  readonly sheet: Sheet;
  readonly dropped: readonly Dropped[];
  /** Skills that were parked, are defined again, and have their level back. */
  readonly restored: readonly string[];
}

const UNDEFINED: Wording = ['The game data do not define it.'];

/**
 * Brings a sheet in line with game data: its packs are the current ones; items of unknown templates, unknown skills,
 * talents and pinnacles, and talents that another owned one upgrades are dropped; accessories are trimmed to the
 * ACCESSORIES_COUNT constant; missing skills are added at level 1, or at the level they were parked with; bars keep
 * within their maximum. What is dropped for being unknown is parked with the sheet (seed 1 §4).
 */
export function validateSheet(sheet: Sheet, gameData: GameData): ValidatedSheet {
  const isDefined = (item: InventoryItem) => isItemDefined(item, gameData);
  const items = [...sheet.inventory.values()];
  const unknownItems = items.filter((item) => !isDefined(item));
  const inventory = new Map(items.filter(isDefined).map((item) => [item.id, item]));

  const slots = accessorySlots(gameData);
  const equipment = withoutMissingItems(sheet.equipment, inventory);
  const takenOff = equipment.accessories.slice(slots).filter((id) => id !== NO_ITEM);

  const unknownSkills = new Map([...sheet.skills].filter(([skill]) => !gameData.skills.has(skill)));
  const missingSkills = [...gameData.skills.keys()].filter((skill) => !sheet.skills.has(skill));
  const restored = missingSkills.filter((skill) => sheet.parked.skills.has(skill));

  const isUnknown = (talent: string) => !gameData.talents.has(talent);
  const superseded = talentsSuperseded([...sheet.talents, ...sheet.pinnacles], gameData);
  const isKept = (talent: string) => !isUnknown(talent) && !superseded.has(talent);
  const droppedTalent =
    (what: 'talent' | 'pinnacle') =>
    (name: string): Dropped => {
      const upgrade = superseded.get(name);
      return {
        what,
        name,
        why: upgrade === undefined ? UNDEFINED : say`It is upgraded by ${nameWord(upgrade)}.`,
      };
    };

  const parked = withParked(
    {
      ...sheet.parked,
      skills: new Map([...sheet.parked.skills].filter(([skill]) => !restored.includes(skill))),
    },
    {
      items: unknownItems,
      skills: unknownSkills,
      talents: sheet.talents.filter(isUnknown),
      pinnacles: sheet.pinnacles.filter(isUnknown),
    },
  );

  const validated: Sheet = {
    ...sheet,
    packInfo: gameData.packs.map((pack) => [pack.name, pack.version] as const),
    inventory,
    equipment: { ...equipment, accessories: equipment.accessories.slice(0, slots) },
    skills: new Map([
      ...[...sheet.skills].filter(([skill]) => gameData.skills.has(skill)),
      ...missingSkills.map((skill) => [skill, sheet.parked.skills.get(skill) ?? 1] as const),
    ]),
    talents: sheet.talents.filter(isKept),
    pinnacles: sheet.pinnacles.filter(isKept),
    parked,
  };
  return {
    sheet: withinMaxima(validated, gameData),
    dropped: [
      ...unknownItems.map(
        ({ name, template }): Dropped => ({
          what: 'item',
          name,
          why: say`The game data do not define its template, ${nameWord(template)}.`,
        }),
      ),
      ...takenOff.map(
        (id): Dropped => ({
          what: 'accessory',
          name: inventory.get(id)?.name ?? id,
          why: say`It is taken off: ${slots} accessories can be worn.`,
        }),
      ),
      ...[...unknownSkills.keys()].map((name): Dropped => ({ what: 'skill', name, why: UNDEFINED })),
      ...sheet.talents.filter((name) => !isKept(name)).map(droppedTalent('talent')),
      ...sheet.pinnacles.filter((name) => !isKept(name)).map(droppedTalent('pinnacle')),
    ],
    restored,
  };
}
