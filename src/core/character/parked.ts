import type { GameData } from '../game-data/game-data.ts';
import { withItems } from './item-id.ts';
import { withinMaxima } from './resources.ts';
import { GENERIC_TEMPLATE, type InventoryItem, type ParkedBelongings, type Sheet } from './sheet.ts';
import { talentsSuperseded } from './superseded-talents.ts';

/** Whether game data know what an item is: a template of theirs, or a custom item (seed 1 §4 Validation). */
export function isItemDefined({ template }: InventoryItem, gameData: GameData): boolean {
  return template === GENERIC_TEMPLATE || gameData.items.has(template);
}

export function isNothingParked({ items, skills, talents, pinnacles }: ParkedBelongings): boolean {
  return items.length + skills.size + talents.length + pinnacles.length === 0;
}

/**
 * What is parked, with more: an item of the same id, or a skill's level, replaces the one parked before (seed 1 §4
 * Validation).
 */
export function withParked(parked: ParkedBelongings, more: ParkedBelongings): ParkedBelongings {
  const ids = new Set(more.items.map(({ id }) => id));
  return {
    items: [...parked.items.filter(({ id }) => !ids.has(id)), ...more.items],
    skills: new Map([...parked.skills, ...more.skills]),
    talents: [...new Set([...parked.talents, ...more.talents])],
    pinnacles: [...new Set([...parked.pinnacles, ...more.pinnacles])],
  };
}

/** What is parked with a sheet and defined again by the game data, to be offered back (seed 1 §4 Validation). */
export function parkedNowDefined({ parked }: Sheet, gameData: GameData): ParkedBelongings {
  return {
    items: parked.items.filter((item) => isItemDefined(item, gameData)),
    skills: new Map([...parked.skills].filter(([skill]) => gameData.skills.has(skill))),
    talents: parked.talents.filter((talent) => gameData.talents.has(talent)),
    pinnacles: parked.pinnacles.filter((talent) => gameData.talents.has(talent)),
  };
}

/**
 * Takes back all that is parked and defined again: items join the inventory, skills have the higher of their two
 * levels, talents and pinnacles are owned again unless another upgrades them. What is still undefined stays parked
 * (seed 1 §4 Validation).
 */
export function takeBack(sheet: Sheet, gameData: GameData): Sheet {
  const back = parkedNowDefined(sheet, gameData);
  if (isNothingParked(back)) return sheet;
  const { parked } = sheet;
  const talents = [...new Set([...sheet.talents, ...back.talents])];
  const pinnacles = [...new Set([...sheet.pinnacles, ...back.pinnacles])];
  const superseded = talentsSuperseded([...talents, ...pinnacles], gameData);
  return withinMaxima(
    {
      ...sheet,
      inventory: withItems(sheet.inventory, back.items),
      skills: new Map([
        ...sheet.skills,
        ...[...back.skills].map(
          ([skill, level]) => [skill, Math.max(level, sheet.skills.get(skill) ?? 1)] as const,
        ),
      ]),
      talents: talents.filter((talent) => !superseded.has(talent)),
      pinnacles: pinnacles.filter((talent) => !superseded.has(talent)),
      parked: {
        items: parked.items.filter((item) => !back.items.includes(item)),
        skills: new Map([...parked.skills].filter(([skill]) => !back.skills.has(skill))),
        talents: parked.talents.filter((talent) => !back.talents.includes(talent)),
        pinnacles: parked.pinnacles.filter((talent) => !back.pinnacles.includes(talent)),
      },
    },
    gameData,
  );
}
