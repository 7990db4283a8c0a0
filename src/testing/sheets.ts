import * as fc from 'fast-check';
import { withLowered } from '../core/character/parked/lowered-bars.ts';
import { DEFAULT_SHEET } from '../core/character/sheet/default-sheet.ts';
import {
  BREAKPOINTS,
  type Breakpoint,
  type ChangeHistoryEntry,
  type CombatState,
  type EquipmentSlot,
  GENERIC_TEMPLATE,
  type InventoryItem,
  NO_ITEM,
  type Sheet,
  type StoredSheet,
  type TilePlace,
} from '../core/character/sheet/sheet.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { LARGEST_NUMBER } from '../core/lib/whole-number.ts';
import { BARS, ofEachBarField } from '../core/rules/bars.ts';
import { anAction, anItem, aPack, aSkill, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from './packs.ts';

/**
 * A small game to test sheets with. Maxima: health 20, energy 10, vigor 3, focus 3; encumbrance 20; two starting skills,
 * levels to 6; talents cost 3, 6 and 9; two accessories; core talents at 2 and 4, pinnacles at 40 and 80.
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
      aSkill('Bows', { coreTalents: [['Keen Eye'], [], ['Unreachable']] }),
      aSkill('Lore'),
      aSkill('Stealth'),
    ],
    talents: [
      aTalent('Quick Draw', { tier: 'CORE', modifiers: { DICE_POOL: 1 }, maneuvers: ['Twist'] }),
      aTalent('Iron Grip', { tier: 'CORE', modifiers: { MAXIMUM_HEALTH: 4 } }),
      aTalent('Keen Eye', { tier: 'CORE' }),
      aTalent('Unreachable', { tier: 'CORE', modifiers: { POWER: 99 } }),
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

/** A sheet of the small game: Aria, at health 12, energy 7, vigor 2, focus 2 and potential 40, but for the fields given. */
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

/** An item of a template under its lower-case name as id, but for the fields given. */
export function anInventoryItem(template: string, fields: Partial<InventoryItem> = {}): InventoryItem {
  return { id: template.toLowerCase(), name: template, flavor: '', quantity: 1, template, ...fields };
}

/** A custom item, but for the fields given. */
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

/** Names that break what treats names as anything but names. */
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

/** Any text that a user can type. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
);

/** Names that a character can have. */
const anyCharacterName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_NAMES),
  fc.stringMatching(/^[A-Za-z][A-Za-z' ]{0,20}[a-z]$/).filter((name) => name.trim() !== 'None'),
);

/** Whole numbers of at least 0, small ones, and up to the largest there is. */
const anyWhole: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(30) },
  { weight: 1, arbitrary: fc.nat(LARGEST_NUMBER) },
);

function namesOf(known: Iterable<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: anyText });
}

function listsOf(known: Iterable<string>): fc.Arbitrary<readonly string[]> {
  return fc.uniqueArray(namesOf(known), { maxLength: 6 });
}

function mapsOf(known: Iterable<string>, least: number): fc.Arbitrary<ReadonlyMap<string, number>> {
  return fc
    .uniqueArray(
      fc.tuple(
        namesOf(known),
        anyWhole.map((value) => Math.max(least, value)),
      ),
      { maxLength: 6, selector: ([name]) => name },
    )
    .map((entries) => new Map(entries));
}

/** Items of the small game, custom ones, and of templates that it does not know. */
export const anyInventoryItem: fc.Arbitrary<InventoryItem> = fc
  .record({
    id: anyText.filter((id) => id !== NO_ITEM),
    name: anyText,
    flavor: anyText,
    quantity: anyWhole,
    template: namesOf(SMALL_GAME.items.keys()),
    tenths: fc.nat(500),
    cost: anyWhole,
  })
  .map(({ tenths, cost, ...item }) =>
    item.template === GENERIC_TEMPLATE ? { ...item, weight: tenths / 10, cost } : item,
  );

const anyCombatState: fc.Arbitrary<CombatState> = fc.record({
  round: anyWhole,
  phase: fc.constantFrom(1, 2, 3),
  actionPoints: anyWhole,
  statusEffects: mapsOf(SMALL_GAME.statusEffects.keys(), 1),
  currentRoundActions: listsOf(SMALL_GAME.actions.keys()),
  previousRoundActions: listsOf(SMALL_GAME.actions.keys()),
  combatActions: listsOf(SMALL_GAME.actions.keys()),
  currentPhaseActions: listsOf(SMALL_GAME.actions.keys()),
});

const anyDate = fc.integer({ min: 0, max: 8.64e15 });

const anyEntry: fc.Arbitrary<ChangeHistoryEntry> = fc.oneof(
  fc.record({ date: anyDate, discriminator: fc.constant(0 as const), item: anyInventoryItem }),
  fc.record({ date: anyDate, discriminator: fc.constant(4 as const), combatState: anyCombatState }),
);

const anyTile: fc.Arbitrary<TilePlace> = fc.record({
  i: anyText,
  x: fc.nat(1000),
  y: fc.nat(1000),
  w: fc.integer({ min: 1, max: 1000 }),
  h: fc.integer({ min: 1, max: 1000 }),
});

const anyLayouts = fc
  .uniqueArray(fc.tuple(fc.constantFrom<Breakpoint>(...BREAKPOINTS), fc.array(anyTile, { maxLength: 3 })), {
    selector: ([breakpoint]) => breakpoint,
  })
  .map((entries) => new Map(entries));

/** An inventory, and equipment out of it. */
const anyBelongings: fc.Arbitrary<Pick<Sheet, 'inventory' | 'equipment'>> = fc
  .tuple(
    fc.uniqueArray(anyInventoryItem, { maxLength: 8, selector: ({ id }) => id }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  )
  .map(([list, isEquipped]) => {
    const ids = list.map(({ id }, index) => (isEquipped[index] ? id : NO_ITEM));
    const [weapon = NO_ITEM, armor = NO_ITEM, ...accessories] = ids;
    return { inventory: inventoryOf(...list), equipment: { weapon, armor, accessories } };
  });

/** Any sheet of the current version: of the small game in part, and in part of names that it does not know. */
export const anySheet: fc.Arbitrary<Sheet> = fc
  .record({
    name: anyCharacterName,
    packInfo: fc.array(fc.tuple(anyCharacterName, fc.double({ min: 0.1, max: 99, noNaN: true })), {
      maxLength: 3,
    }),
    ...ofEachBarField(() => anyWhole),
    potential: anyWhole,
    currency: anyWhole,
    boostPoints: anyWhole,
    skills: mapsOf(SMALL_GAME.skills.keys(), 1),
    talents: listsOf(SMALL_GAME.talents.keys()),
    pinnacles: listsOf(['Legend', 'Myth']),
    belongings: anyBelongings,
    notes: anyText,
    layouts: anyLayouts,
    combatState: anyCombatState,
    changeHistory: fc.array(anyEntry, { maxLength: 4 }),
    parked: fc.record({
      items: fc.uniqueArray(anyInventoryItem, { maxLength: 3, selector: ({ id }) => id }),
      skills: mapsOf(SMALL_GAME.skills.keys(), 1),
      talents: listsOf(SMALL_GAME.talents.keys()),
      pinnacles: listsOf(['Legend', 'Myth']),
      equipped: fc.array(
        fc.record({
          id: fc.constantFrom('sword', 'mail', 'ring', 'elsewhere'),
          slot: fc.constantFrom<EquipmentSlot>(
            { kind: 'weapon' },
            { kind: 'armor' },
            { kind: 'accessory', index: 0 },
            { kind: 'accessory', index: 7 },
          ),
        }),
        { maxLength: 3 },
      ),
      bars: fc
        .array(fc.record({ bar: fc.constantFrom(...BARS), from: anyWhole, to: anyWhole }), { maxLength: 3 })
        .map((lowered) => withLowered([], lowered)),
    }),
  })
  .map(({ belongings: { inventory, equipment }, ...fields }) => ({
    ...DEFAULT_SHEET,
    ...fields,
    inventory,
    equipment,
  }));

const SHEET_FIELD_NAMES = [
  ...Object.keys(DEFAULT_SHEET),
  'species',
  'maneuverPoints',
  'currentHealth',
  'currentEnergy',
  'currentVigor',
  'currentFocus',
];

/** Stored sheets of any version but the current one, with anything in their fields, as nothing ever checked them. */
export const anyOlderSheet: fc.Arbitrary<StoredSheet> = fc
  .record({
    version: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(-7, 8, 99)),
    name: anyCharacterName,
    fields: fc.array(fc.tuple(fc.constantFrom(...SHEET_FIELD_NAMES), fc.jsonValue({ maxDepth: 4 }))),
    history: fc.jsonValue().map((item) => [{ discriminator: 0, date: 1, item }, { discriminator: 4 }]),
  })
  .map(({ version, name, fields, history }) => ({
    version,
    name,
    packInfo: [],
    json: { changeHistory: history, ...Object.fromEntries(fields), version, name },
  }));
