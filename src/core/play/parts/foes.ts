import * as v from 'valibot';
import { isJsonObject } from '../../lib/name-map.ts';
import type { ReaderShape } from '../../lib/readers.ts';
import { nonEmptyName } from '../../rules/schemas.ts';
import { CONFIGURABLE_DAMAGE_TYPES, DAMAGE_TYPES, GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import { listPart, type NameUse } from '../part.ts';
import { listUpTo, PLAY_LIMITS, paragraph, whole, wholeFrom } from '../schemas.ts';

const MAX_RESOURCE = 1_000_000_000;

const about = { name: nonEmptyName, text: v.exactOptional(paragraph, '') };

const soak = v.object({
  DAMAGE_TYPE_A: v.exactOptional(whole, 0),
  DAMAGE_TYPE_B: v.exactOptional(whole, 0),
});

const numbers = v.object({
  ...about,
  maximumHealth: wholeFrom(1, MAX_RESOURCE),
  maximumEnergy: wholeFrom(1, MAX_RESOURCE),
  maximumAP: wholeFrom(1, MAX_RESOURCE),
  dice: wholeFrom(0, 1_000),
  power: v.exactOptional(whole),
  damageType: v.exactOptional(
    v.picklist(DAMAGE_TYPES, `This must be one of ${DAMAGE_TYPES.join(', ')}.`),
    'UNRELATED',
  ),
  soak: v.exactOptional(soak, {}),
  difficulty: v.exactOptional(whole),
  proofAgainst: v.exactOptional(listUpTo(nonEmptyName, PLAY_LIMITS.names), []),
  actions: v.exactOptional(listUpTo(nonEmptyName, PLAY_LIMITS.names), []),
});

const withSheet = v.object({
  ...about,
  sheet: v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isJsonObject, 'This must be an object.'),
    v.metadata({ shape: 'object' } satisfies ReaderShape),
  ),
});

/** A foe by its numbers. Without a difficulty, that of `play` counts. */
export type FoeNumbers = v.InferOutput<typeof numbers>;

/** A foe with a whole character sheet, as its file writes it. */
type FoeWithSheet = v.InferOutput<typeof withSheet>;

export type Foe = FoeNumbers | FoeWithSheet;

const isWithSheet = (json: unknown): boolean => isJsonObject(json) && Object.hasOwn(json, 'sheet');

/** Told apart by `sheet`, so that a problem is one of the shape that the author meant. */
export const foeSchema: v.GenericSchema<unknown, Foe> = v.lazy((json) =>
  isWithSheet(json) ? withSheet : numbers,
);

/** The two shapes of a foe, for the JSON Schema. */
export const foeShapes = [numbers, withSheet] as const;

/** What names something in a character sheet, of any version: other shapes have no names. */
function* namesInSheet({
  skills,
  talents,
  pinnacles,
  inventory,
  combatState,
}: FoeWithSheet['sheet']): Generator<NameUse> {
  for (const name of keysOf(skills)) yield [['sheet', 'skills', name], 'skill', name];
  for (const [index, name] of textsIn(talents)) yield [['sheet', 'talents', index], 'talent', name];
  for (const [index, name] of textsIn(pinnacles)) yield [['sheet', 'pinnacles', index], 'talent', name];
  for (const id of keysOf(inventory)) {
    const item: unknown = isJsonObject(inventory) ? inventory[id] : undefined;
    const template = isJsonObject(item) ? item.template : undefined;
    if (typeof template !== 'string' || template === GENERIC_TEMPLATE) continue;
    yield [['sheet', 'inventory', id, 'template'], 'item', template];
  }
  const statusEffects = isJsonObject(combatState) ? combatState.statusEffects : undefined;
  for (const name of keysOf(statusEffects)) {
    yield [['sheet', 'combatState', 'statusEffects', name], 'status effect', name];
  }
}

const keysOf = (map: unknown): readonly string[] => (isJsonObject(map) ? Object.keys(map) : []);

function* textsIn(list: unknown): Generator<readonly [index: number, text: string]> {
  for (const [index, text] of (Array.isArray(list) ? list : []).entries()) {
    if (typeof text === 'string') yield [index, text];
  }
}

function* namesIn(entry: Foe): Generator<NameUse> {
  if ('sheet' in entry) {
    yield* namesInSheet(entry.sheet);
    return;
  }
  for (const [index, name] of entry.proofAgainst.entries()) {
    yield [['proofAgainst', index], 'status effect', name];
  }
  for (const [index, name] of entry.actions.entries()) yield [['actions', index], 'action', name];
  const { damageType } = entry;
  if (damageType !== 'UNRELATED' && damageType !== 'HEALING') {
    yield [['damageType'], 'damage type', damageType];
  }
  for (const type of CONFIGURABLE_DAMAGE_TYPES) {
    if (entry.soak[type] !== 0) yield [['soak', type], 'damage type', type];
  }
}

/** Rule: docs/rules/play.md#foes. */
export const foes = listPart({
  schema: foeSchema,
  keyOf: ({ name }) => name,
  most: PLAY_LIMITS.foes,
  documentation: {
    shape:
      '`{ "name": "Wolf", "text": "…", "maximumHealth": 12, "maximumEnergy": 4, "maximumAP": 4, "dice": 5, "power": 4, "damageType": "DAMAGE_TYPE_A", "soak": { "DAMAGE_TYPE_A": 1 }, "difficulty": 2, "proofAgainst": ["Frightened"], "actions": ["Bite"] }` or `{ "name": "Aria", "text": "…", "sheet": {…} }`, with a whole character; name, the three maxima and dice are required',
    meaning:
      'who stands on the other side: the three maxima of a group, what its actions roll and do, and what it withstands',
  },
  names: namesIn,
});
