import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  actionReader,
  conditionNode,
  costNode,
  damageInfoReader,
  effectNode,
  inputsNode,
  itemReader,
  skillReader,
  statusEffectReader,
  talentReader,
} from '../../src/core/game-data/entry-readers.ts';
import { packReader } from '../../src/core/game-data/pack-reader.ts';
import { NAME_LIMITS } from '../../src/core/lib/file-limits.ts';
import { PACK_LIMITS } from '../../src/core/lib/limits.ts';
import { TOO_MANY_MARKS } from '../../src/core/lib/name-form.ts';
import type { ReaderShape } from '../../src/core/lib/readers.ts';
import type { PlayPart } from '../../src/core/play/part.ts';
import { PLAY_FORMAT } from '../../src/core/play/part.ts';
import { foeSchema, foeShapes } from '../../src/core/play/parts/foes.ts';
import { blockSchema, blockShapes } from '../../src/core/play/parts/rulebook.ts';
import { PLAY_PARTS } from '../../src/core/play/play.ts';
import { amountKinds, amountSchema } from '../../src/core/rules/amounts/index.ts';
import { conditionKinds } from '../../src/core/rules/conditions/index.ts';
import { costSchema } from '../../src/core/rules/costs.ts';
import { effectKinds } from '../../src/core/rules/effects/index.ts';
import { inputKinds } from '../../src/core/rules/inputs/index.ts';
import { operationKinds, operationSchema } from '../../src/core/rules/operations/index.ts';
import type { NAME_SHAPE } from '../../src/core/rules/schemas.ts';
import { CONFIGURABLE_DAMAGE_TYPES } from '../../src/core/rules/vocabulary.ts';

/** The readers that the JSON Schema defines once, under a name, and refers to. */
const DEFINITIONS = new Map<unknown, string>([
  [actionReader, 'action'],
  [blockSchema, 'rulebookText'],
  [foeSchema, 'foe'],
  [amountSchema, 'amount'],
  [conditionNode, 'condition'],
  [costNode, 'cost'],
  [damageInfoReader, 'damageType'],
  [effectNode, 'effect'],
  [inputsNode, 'inputs'],
  [itemReader, 'item'],
  [operationSchema, 'operation'],
  [skillReader, 'skill'],
  [statusEffectReader, 'statusEffect'],
  [talentReader, 'talent'],
]);

const TEXT: JsonSchema = {
  description: 'One paragraph, or a list of paragraphs.',
  anyOf: [
    { type: 'string', maxLength: PACK_LIMITS.text },
    { type: 'array', items: { type: 'string' }, maxItems: PACK_LIMITS.paragraphs },
  ],
};

/** Of every name; JSON Schema counts code points too. */
const NAME: JsonSchema = { maxLength: NAME_LIMITS.characters, not: { pattern: TOO_MANY_MARKS } };

function reference(schema: unknown): JsonSchema | undefined {
  const name = DEFINITIONS.get(schema);
  return name === undefined ? undefined : { $ref: `#/$defs/${name}` };
}

function convert(schema: v.GenericSchema): JsonSchema {
  return reference(schema) ?? define(schema);
}

/** The JSON Schema of a reader itself, with references to the readers that it is made of. */
function define(schema: v.GenericSchema): JsonSchema {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema cannot express these checks.
    ignoreActions: ['check', 'finite', 'raw_check'],
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema === schema
        ? undefined
        : (reference(valibotSchema) ?? ownShape(valibotSchema, jsonSchema)),
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'metadata' && 'metadata' in valibotAction
        ? fromShape(valibotAction.metadata as ReaderShape | typeof NAME_SHAPE, jsonSchema)
        : undefined,
  };
  // Lazy schemas of ours are defined by `DEFINITIONS`.
  const { $schema: _dialect, $defs: _lazy, ...json } = toJsonSchema(schema, config);
  return json;
}

/**
 * A reader of our own begins with a check that JSON Schema cannot express. The shape that follows can be
 * expressed.
 */
function ownShape(schema: { readonly type: string }, json: JsonSchema): JsonSchema | undefined {
  return schema.type === 'custom' ? json : undefined;
}

function fromShape(reader: ReaderShape | typeof NAME_SHAPE, { minLength }: JsonSchema): JsonSchema {
  switch (reader.shape) {
    case 'name':
      return { type: 'string', ...(minLength !== undefined && { minLength }), ...NAME };
    case 'object':
      return { type: 'object' };
    case 'text':
      return TEXT;
    case 'list':
      return { type: 'array', items: convert(reader.of), maxItems: reader.most };
    case 'map':
      return {
        type: 'object',
        additionalProperties: convert(reader.of),
        propertyNames: reader.keys ? { enum: [...reader.keys] } : NAME,
        maxProperties: reader.most,
      };
  }
}

/** A node in which an unknown field is an error. */
function node(json: JsonSchema): JsonSchema {
  const closedNode: JsonSchema & { readonly unevaluatedProperties: false } = {
    type: 'object',
    ...json,
    unevaluatedProperties: false,
  };
  return closedNode;
}

interface Documented {
  readonly schema: v.GenericSchema;
  readonly documentation: { readonly meaning: string };
}

/** One of several kinds, each with its meaning. */
function oneOf(kinds: readonly (Documented & { readonly kind: string })[]): JsonSchema {
  return {
    anyOf: kinds.map(({ kind, schema, documentation }) =>
      node({ title: kind, description: documentation.meaning, ...define(schema) }),
    ),
  };
}

function closed(schema: v.GenericSchema): JsonSchema {
  return { ...define(schema), additionalProperties: false };
}

/** The schema with every object of known fields closed to others, at any depth. */
function closedThroughout(json: JsonSchema): JsonSchema {
  const within = Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, closedValue(value)]),
  ) as JsonSchema;
  return within.properties !== undefined && within.additionalProperties === undefined
    ? { ...within, additionalProperties: false }
    : within;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return typeof value === 'object' && value !== null ? closedThroughout(value) : value;
}

function playPart({
  schema,
  form,
  documentation,
}: Pick<PlayPart<unknown>, 'schema' | 'form' | 'documentation'>): JsonSchema {
  const entry = convert(schema);
  const about = { description: documentation.meaning };
  if (form === 'one') return { ...about, ...entry };
  if ('list' in form) return { ...about, type: 'array', items: entry, maxItems: form.list };
  return {
    ...about,
    type: 'object',
    properties: Object.fromEntries(form.map.map((key) => [key, entry])),
  };
}

/**
 * The JSON Schema of a pack without a malformed node or an unknown field, for editors. It follows from the
 * readers and the registries of rule kinds.
 */
export function generatePackSchema(): JsonSchema {
  const { properties, ...pack } = closed(packReader);
  const fields = properties as Readonly<Record<string, JsonSchema>>;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'pack.schema.json',
    title: 'Tabard game data pack',
    ...pack,
    properties: {
      $schema: { type: 'string', description: 'The address of this schema, for editors.' },
      ...fields,
      name: { ...fields.name, minLength: 2 },
      actions: { ...fields.actions, additionalProperties: false },
      damageInfo: { ...fields.damageInfo, maxItems: CONFIGURABLE_DAMAGE_TYPES.length },
      groups: { ...fields.groups, additionalProperties: false },
      play: closedThroughout({
        type: 'object',
        description: 'How the game is played. Everything in it is optional.',
        properties: {
          format: { const: PLAY_FORMAT },
          ...Object.fromEntries(Object.entries(PLAY_PARTS).map(([name, part]) => [name, playPart(part)])),
        },
      }),
    },
    $defs: {
      action: closed(actionReader),
      amount: {
        anyOf: amountKinds.map(({ schema, documentation }) => ({
          description: documentation.meaning,
          ...define(schema),
        })),
      },
      condition: oneOf(conditionKinds),
      cost: node(define(costSchema)),
      damageType: {
        ...closed(damageInfoReader),
        anyOf: [{ required: ['skillGroupName'] }, { required: ['relatedSkills'] }],
      },
      effect: oneOf(effectKinds),
      foe: closedThroughout({ anyOf: foeShapes.map(define) }),
      inputs: {
        type: 'object',
        properties: Object.fromEntries(
          inputKinds.map(({ name, schema, documentation }) => [
            name,
            { description: `The player gives ${documentation.value}.`, ...closed(schema) },
          ]),
        ),
        additionalProperties: false,
      },
      item: closed(itemReader),
      operation: oneOf(operationKinds),
      rulebookText: closedThroughout({ anyOf: blockShapes.map(define) }),
      skill: closed(skillReader),
      statusEffect: closed(statusEffectReader),
      talent: closed(talentReader),
    },
  };
}
