import type { Character } from '../core/character/character.ts';
import { derive } from '../core/character/derive.ts';
import type { Sheet } from '../core/character/sheet/sheet.ts';
import { anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from './sheets.ts';

/** Skills that give no core talents in the small game. */
export const UNTRAINED: Sheet['skills'] = new Map([['Lore', 1]]);

/** Aria of the small game, derived, with the given fields replaced. */
export function aCharacter(fields: Partial<Sheet> = {}): Character {
  return derive(aSheet(fields), SMALL_GAME);
}

/** The fields of a sheet that wears items of these templates; an empty name leaves the slot empty. */
export function wearing(weapon: string, armor: string, accessories: readonly string[] = []): Partial<Sheet> {
  const templates = [weapon, armor, ...accessories].filter((template) => template !== '');
  return {
    inventory: inventoryOf(...templates.map((template) => anInventoryItem(template))),
    equipment: {
      weapon: weapon.toLowerCase(),
      armor: armor.toLowerCase(),
      accessories: accessories.map((template) => template.toLowerCase()),
    },
  };
}
