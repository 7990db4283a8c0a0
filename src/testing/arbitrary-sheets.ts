import * as fc from 'fast-check';
import { CURRENT_SHEET_VERSION } from '../core/character/migrations/steps.ts';
import { withLowered } from '../core/character/parked/lowered-bars.ts';
import { DEFAULT_SHEET } from '../core/character/sheet/default-sheet.ts';
import {
  BREAKPOINTS,
  type Breakpoint,
  type ChangeHistoryEntry,
  type CombatState,
  type EquipmentSlot,
  type InventoryItem,
  NO_ITEM,
  type Sheet,
  type StoredSheet,
  type TilePlace,
} from '../core/character/sheet/sheet.ts';
import { OBSOLETE_FIELDS } from '../core/character/sheet/stored-sheet.ts';
import { MAX_NUMBER } from '../core/lib/whole-number.ts';
import { BARS, ofEachBarField } from '../core/rules/bars.ts';
import { GENERIC_TEMPLATE } from '../core/rules/vocabulary.ts';
import { HOSTILE_NAMES, inventoryOf, SMALL_GAME } from './sheets.ts';

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

/** Whole numbers of at least 0: mostly small ones, and up to the largest allowed. */
const anyWhole: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(30) },
  { weight: 1, arbitrary: fc.nat(MAX_NUMBER) },
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

/** Items of the small game, custom items, and items of unknown templates. */
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

/** An inventory, and equipment that uses its items. */
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

/** Any sheet of the current version, with names of the small game and unknown names. */
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
      upgrades: fc.constant(new Map<string, string>()),
    }),
  })
  .map(({ belongings: { inventory, equipment }, ...fields }) => ({
    ...DEFAULT_SHEET,
    ...fields,
    inventory,
    equipment,
  }));

const SHEET_FIELD_NAMES = [...Object.keys(DEFAULT_SHEET), ...OBSOLETE_FIELDS];

/**
 * Stored sheets of any other version, with arbitrary values in their fields, as nothing ever checked them.
 */
export const anyOlderSheet: fc.Arbitrary<StoredSheet> = fc
  .record({
    version: fc.oneof(
      fc.integer({ min: -1, max: CURRENT_SHEET_VERSION - 1 }),
      fc.constantFrom(-7, CURRENT_SHEET_VERSION + 1, 99),
    ),
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
