import { DEFAULT_SHEET } from '../core/character/sheet/default-sheet.ts';
import type { InventoryItem, Sheet } from '../core/character/sheet/sheet.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { GENERIC_TEMPLATE } from '../core/rules/vocabulary.ts';
import { anAction, anItem, aPack, aSkill, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from './packs.ts';

/**
 * A small game to test sheets with. Maxima: health 20, energy 10, vigor 3, focus 3; encumbrance 20. Two
 * starting skills, levels to 6; talents cost 3, 6 and 9; two accessories. Core talents at 2 and 4, pinnacles
 * at 40 and 80.
 */
export const SMALL_GAME: GameData = gameDataOf(
  aPack({
    name: 'Small Game',
    version: 3,
    constants: CONSTANTS,
    coreTalentBreakpoints: [2, 4],
    pinnacleBreakpoints: [40, 80],
    damageInfo: [
      { type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades', 'Bows'] },
      { type: 'DAMAGE_TYPE_B', name: 'Cold Fire', relatedSkills: ['Lore'] },
    ],
    actions: {
      defaultActions: ['Strike', 'Nowhere'],
      defaultManeuvers: ['Dodge'],
      actions: [anAction('Strike'), anAction('Lunge'), anAction('Unused')],
      maneuvers: [anAction('Dodge'), anAction('Twist')],
    },
    skills: [
      aSkill('Blades', { coreTalents: [['Quick Draw'], ['Iron Grip', 'Parry']] }),
      aSkill('Bows', { coreTalents: [['Keen Eye'], [], ['Far Sight'], ['Farther Sight']] }),
      aSkill('Lore'),
      aSkill('Stealth'),
    ],
    talents: [
      aTalent('Quick Draw', { tier: 'CORE', modifiers: { DICE_POOL: 1 }, maneuvers: ['Twist'] }),
      aTalent('Iron Grip', { tier: 'CORE', modifiers: { MAXIMUM_HEALTH: 4 } }),
      aTalent('Keen Eye', { tier: 'CORE' }),
      aTalent('Far Sight', { tier: 'CORE' }),
      aTalent('Farther Sight', { tier: 'CORE' }),
      aTalent('Parry', { modifiers: { SOAK: 1 } }),
      aTalent('Riposte', { tier: 'MODERATE', upgrades: 'Parry', actions: ['Lunge'] }),
      aTalent('Grand Riposte', { tier: 'MAJOR', upgrades: 'Riposte', modifiers: { MAXIMUM_HEALTH: 5 } }),
      aTalent('Feint', { prerequisites: ['Parry'] }),
      aTalent('Mastery', { tier: 'MAJOR', prerequisites: ['Feint', 'Riposte'] }),
      aTalent('Strong Back', { modifiers: { ENCUMBRANCE: 2.5 } }),
      aTalent('Frail', { modifiers: { MAXIMUM_HEALTH: -100, MAXIMUM_ENERGY: -1, ENCUMBRANCE: -100 } }),
      aTalent('Ouroboros', { upgrades: 'Serpent' }),
      aTalent('Serpent', { upgrades: 'Ouroboros' }),
      aTalent('Legend', { tier: 'PINNACLE', modifiers: { POWER: 2 } }),
      aTalent('Myth', { tier: 'PINNACLE' }),
      aTalent('Great Legend', { tier: 'PINNACLE', upgrades: 'Legend' }),
    ],
    items: [
      anItem(GENERIC_TEMPLATE, { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
      anItem('Sword', { weight: 3, modifiers: { POWER: 2 }, talents: ['Parry'], actions: ['Lunge'] }),
      anItem('Dagger', { weight: 0.5 }),
      anItem('Mail', { discriminator: 'ARMOR', weight: 8, modifiers: { SOAK: 2, PHYSICAL_SOAK: 1 } }),
      anItem('Ring', {
        discriminator: 'ACCESSORY',
        weight: 0.1,
        modifiers: { MAXIMUM_ENERGY: 2 },
        maneuvers: ['Twist'],
      }),
      anItem('Amulet', { discriminator: 'ACCESSORY', weight: 0.1 }),
      anItem('Arrow', { discriminator: 'CONSUMABLE', stackable: true, weight: 0.2 }),
    ],
    statusEffects: [
      aStatusEffect('Burning', { modifiersByPolarity: { POWER: true, MAXIMUM_HEALTH: false } }),
      aStatusEffect('Hasted', { modifiersByPolarity: { ACTION_POINTS: true } }),
      aStatusEffect('Slowed', { modifiersByPolarity: { ACTION_POINTS: false } }),
    ],
  }),
);

/**
 * Aria of the small game: health 12, energy 7, vigor 2, focus 2 and potential 40, unless the fields say
 * otherwise.
 */
export function aSheet(fields: Partial<Sheet> = {}): Sheet {
  return {
    ...DEFAULT_SHEET,
    name: 'Aria',
    packInfo: [['Small Game', 3]],
    health: 12,
    energy: 7,
    vigor: 2,
    focus: 2,
    potential: 40,
    skills: new Map([
      ['Blades', 2],
      ['Bows', 1],
      ['Lore', 2],
      ['Stealth', 1],
    ]),
    ...fields,
  };
}

/** An item of a template. Its id is the lower-case name of the template, unless given. */
export function anInventoryItem(template: string, fields: Partial<InventoryItem> = {}): InventoryItem {
  return { id: template.toLowerCase(), name: template, flavor: '', quantity: 1, template, ...fields };
}

/** A custom item without weight and cost, unless given. */
export function aCustomItem(name: string, fields: Partial<InventoryItem> = {}): InventoryItem {
  return {
    ...anInventoryItem(GENERIC_TEMPLATE),
    id: name.toLowerCase(),
    name,
    weight: 0,
    cost: 0,
    ...fields,
  };
}

/** An inventory of these items. */
export function inventoryOf(...items: readonly InventoryItem[]): Sheet['inventory'] {
  return new Map(items.map((item) => [item.id, item]));
}

/** Names that break code that treats them as anything but names. */
export const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '.',
  '..',
  'a/b',
  '50% #1',
  '<script>',
  '$&',
  '🦊🦊',
  'שרה',
  'e\u0301',
  'x'.repeat(200),
];
