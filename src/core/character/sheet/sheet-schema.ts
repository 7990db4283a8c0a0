import * as v from 'valibot';
import {
  listField,
  mapField,
  namesField,
  objectField,
  objectOf,
  textField,
  wholeField,
} from '../../lib/json-fields.ts';
import { SHEET_LIMITS } from '../../lib/limits.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { clamp, wholeNumber } from '../../lib/whole-number.ts';
import { BAR_TABLE, BARS, ofEachBarField } from '../../rules/bars.ts';
import { finiteNumber, nonEmptyText } from '../../rules/schemas.ts';
import { withoutMissingItems } from '../items/equipment-references.ts';
import { itemSchema } from '../items/item-schema.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { checkStoredName } from '../names.ts';
import { withLowered } from '../parked/lowered-bars.ts';
import { combatStateSchema } from './combat-state-schema.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import {
  BREAKPOINTS,
  type Breakpoint,
  type ChangeHistoryEntry,
  type InventoryItem,
  type ParkedBelongings,
  type Sheet,
  type TilePlace,
} from './sheet.ts';

/** The latest time that a date can hold, in milliseconds since 1970. */
const LATEST_DATE = 8.64e15;

/** Tiles reach no further than this many columns or rows. */
const FARTHEST_TILE = 1000;

const inventorySchema = v.pipe(
  mapField(itemSchema),
  v.transform(
    (inventory): ReadonlyMap<string, InventoryItem> =>
      new Map([...inventory].map(([id, item]) => [id, { ...item, id }])),
  ),
);

const dateField = v.pipe(
  v.nullish(v.number('This must be a number.'), 0),
  v.transform((date) => clamp(Math.round(date), 0, LATEST_DATE)),
);

const changeHistorySchema = listField(
  v.pipe(
    v.variant(
      'discriminator',
      [
        v.object({ date: dateField, discriminator: v.literal(0), item: itemSchema }),
        v.object({ date: dateField, discriminator: v.literal(4), combatState: combatStateSchema }),
      ],
      'This must be a destroyed item (0) or an ended combat (4).',
    ),
    v.transform((entry): ChangeHistoryEntry => entry),
  ),
);

/** A pack's name and version. */
const packInfoSchema = v.tuple([nonEmptyText, finiteNumber], 'This must be a name and a version.');

const equipmentSlotSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.picklist(['weapon', 'armor']) }),
    v.object({ kind: v.literal('accessory'), index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  ],
  'This must be a slot of the equipment.',
);

const parkedSchema = v.pipe(
  objectField({
    items: listField(itemSchema),
    skills: mapField(wholeField(1)),
    talents: namesField,
    pinnacles: namesField,
    equipped: listField(v.object({ id: v.string(), slot: equipmentSlotSchema })),
    bars: v.pipe(
      listField(
        v.object({ bar: v.picklist(BARS, 'This must be a bar.'), from: wholeField(0), to: wholeField(0) }),
      ),
      v.transform((lowered) => withLowered([], lowered)),
    ),
    upgrades: mapField(v.string('This must be a text.')),
  }),
  v.transform((parked): ParkedBelongings => parked),
);

/**
 * The character file at the current version. Damaged layouts are repaired, since a misplaced tile is no loss;
 * unknown fields are left out.
 * Rule: docs/rules/characters.md#reading-a-character.
 */
export const sheetSchema = v.pipe(
  objectOf({
    version: v.literal(CURRENT_SHEET_VERSION, 'This is not the current version.'),
    name: v.pipe(
      v.string('This must be a text.'),
      v.check((name) => checkStoredName(name) === undefined, 'This cannot be the name of a character.'),
    ),
    packInfo: listField(packInfoSchema),
    ...ofEachBarField((bar) => wholeField(0, DEFAULT_SHEET[BAR_TABLE[bar].field])),
    potential: wholeField(0),
    currency: wholeField(0),
    boostPoints: wholeField(0),
    skills: mapField(wholeField(1)),
    talents: namesField,
    pinnacles: namesField,
    inventory: inventorySchema,
    equipment: objectField({
      weapon: textField(DEFAULT_SHEET.equipment.weapon),
      armor: textField(DEFAULT_SHEET.equipment.armor),
      accessories: listField(textField('')),
    }),
    notes: textField(DEFAULT_SHEET.notes),
    layouts: v.pipe(v.nullish(v.unknown(), {}), v.transform(readLayouts)),
    combatState: combatStateSchema,
    changeHistory: changeHistorySchema,
    parked: parkedSchema,
  }),
  v.transform(
    (sheet): Sheet => ({ ...sheet, equipment: withoutMissingItems(sheet.equipment, sheet.inventory) }),
  ),
);

/** The readable layouts of a value, by breakpoint. */
function readLayouts(json: unknown): ReadonlyMap<Breakpoint, readonly TilePlace[]> {
  if (!isJsonObject(json)) return new Map();
  return new Map(
    BREAKPOINTS.flatMap((breakpoint) => {
      const tiles = json[breakpoint];
      return Array.isArray(tiles) ? [[breakpoint, readTiles(tiles)] as const] : [];
    }),
  );
}

/** The tiles of a list that have an id, each moved onto the grid; those beyond the limit are left out. */
export function readTiles(tiles: readonly unknown[]): readonly TilePlace[] {
  return tiles.slice(0, SHEET_LIMITS.tiles).flatMap((tile) => {
    if (!isJsonObject(tile) || typeof tile.i !== 'string') return [];
    const place = (key: string, minimum: number) => {
      const value = tile[key];
      return clamp(typeof value === 'number' ? wholeNumber(value) : minimum, minimum, FARTHEST_TILE);
    };
    return [{ i: tile.i, x: place('x', 0), y: place('y', 0), w: place('w', 1), h: place('h', 1) }];
  });
}
