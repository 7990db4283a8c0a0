import type * as v from 'valibot';
import type { ReaderShape } from '../../../lib/readers.ts';
import { foeSchema, foeShapes } from '../../../play/parts/foes.ts';
import { blockSchema, blockShapes } from '../../../play/parts/rulebook.ts';
import { amountKinds } from '../../../rules/amounts/index.ts';
import { conditionKinds } from '../../../rules/conditions/index.ts';
import { costSchema } from '../../../rules/costs.ts';
import { effectKinds } from '../../../rules/effects/index.ts';
import { inputKinds } from '../../../rules/inputs/index.ts';
import { operationKinds } from '../../../rules/operations/index.ts';
import { fieldTitle } from '../../entry-place.ts';
import { conditionNode, costNode, effectNode, inputsNode } from '../../entry-readers.ts';
import type { FieldForm, FormField, GroupForm, VariantForm, VariantOption } from './form.ts';

/** What a field refers to, by its name and the kind of its node; undefined for one that is no reference. */
export type SortOf = (
  field: string,
  kind?: string,
) => Extract<FieldForm, { form: 'reference' }>['sort'] | undefined;

/** What the reader's schemas have in common, as far as a form needs it. */
interface SchemaLike {
  readonly type: string;
  readonly wrapped?: SchemaLike;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, SchemaLike>>;
  readonly options?: readonly unknown[];
  readonly key?: string;
  readonly item?: SchemaLike;
  readonly literal?: unknown;
  readonly pipe?: readonly (SchemaLike & Action)[];
}

/** An action of a pipe. */
interface Action {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: unknown;
}

const GROUP: Omit<GroupForm, 'fields'> = { form: 'group', variants: [] };

/** Schemas that are told apart by the value, with the shapes that they choose from. */
const LAZY = new Map<unknown, readonly v.GenericSchema[]>([
  [foeSchema, foeShapes],
  [blockSchema, blockShapes],
]);

/** A meaning as a form says it: a flag is the switch that the form has for it. */
const inForm = (meaning: string): string =>
  meaning.replaceAll(/`([a-z][A-Za-z]*)` is true/gu, (_, field: string) => `${fieldTitle(field)} is on`);

/** What the options of a kind mean. */
const MEANINGS = new Map<unknown, string>(
  [...amountKinds, ...operationKinds, ...effectKinds, ...conditionKinds].map(({ schema, documentation }) => [
    schema,
    inForm(documentation.meaning),
  ]),
);

/** The kinds of a node that the reader of packs reads one by one. */
const NODES = new Map<unknown, (sortOf: SortOf) => FieldForm>([
  [costNode, (sortOf) => deriveForm(costSchema, sortOf)],
  [
    effectNode,
    (sortOf) =>
      variant(
        'kind',
        effectKinds.map(({ schema }) => schema),
        sortOf,
      ),
  ],
  [
    conditionNode,
    (sortOf) =>
      variant(
        'kind',
        conditionKinds.map(({ schema }) => schema),
        sortOf,
      ),
  ],
  [
    inputsNode,
    (sortOf) => ({
      ...GROUP,
      fields: inputKinds.map(({ name, schema, documentation }) => ({
        name,
        label: fieldTitle(name),
        help: `The player gives ${documentation.value}.`,
        isRequired: false,
        form: deriveForm(schema, sortOf),
      })),
    }),
  ],
]);

/** Every action of a pipe, those of the pipes that it begins with first. */
function actionsOf(schema: SchemaLike): readonly Action[] {
  return (schema.pipe ?? []).flatMap((each) =>
    each.kind === 'schema' ? (each === schema ? [] : actionsOf(each)) : [each],
  );
}

function requirement(schema: SchemaLike, ...types: readonly string[]): number | undefined {
  const found = actionsOf(schema).find(({ type }) => types.includes(type))?.requirement;
  return typeof found === 'number' ? found : undefined;
}

function numberForm(schema: SchemaLike): FieldForm {
  return {
    form: 'number',
    isWhole: actionsOf(schema).some(({ type }) => type === 'integer'),
    minimum: requirement(schema, 'min_value', 'gt_value'),
    maximum: requirement(schema, 'max_value'),
    except: requirement(schema, 'not_value'),
  };
}

/** A reader of our own, whose metadata say what it reads. */
function ownForm(schema: SchemaLike, sortOf: SortOf): FieldForm {
  const shape = actionsOf(schema).find(({ type }) => type === 'metadata')?.metadata as
    | ReaderShape
    | undefined;
  switch (shape?.shape) {
    case 'text':
      return { form: 'paragraphs' };
    case 'list':
      return { form: 'list', of: deriveForm(shape.of, sortOf), most: shape.most };
    case 'map':
      return { form: 'map', of: deriveForm(shape.of, sortOf), keys: shape.keys };
    case 'object':
    case undefined:
      return { form: 'json' };
  }
}

/** The schema of a field without what makes it optional. */
const required = (schema: SchemaLike): SchemaLike => schema.wrapped ?? schema;

function fieldsOfObject({ entries = {} }: SchemaLike, sortOf: SortOf): readonly FormField[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    // The field that a variant is chosen by, and one that must be missing.
    if (schema.type === 'literal' || required(schema).type === 'never') return [];
    const form = deriveFrom(required(schema), sortOf);
    const sort = sortOf(name);
    return [
      {
        name,
        label: fieldTitle(name),
        help: '',
        isRequired: schema.wrapped === undefined,
        ...(isPlain(schema.default) && { fallback: schema.default }),
        form: sort === undefined ? form : withReferences(form, sort),
      },
    ];
  });
}

/** Whether a default is a value that a control can show, and no empty list or object. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The form with its texts as names of entries, in lists of any depth. */
function withReferences(form: FieldForm, sort: NonNullable<ReturnType<SortOf>>): FieldForm {
  if (form.form === 'text') return { form: 'reference', sort };
  return form.form === 'list' ? { ...form, of: withReferences(form.of, sort) } : form;
}

function optionOf(field: string, schema: SchemaLike, sortOf: SortOf): VariantOption {
  const chosen = findField(schema, field);
  const value = typeof chosen?.literal === 'string' ? chosen.literal : undefined;
  const ofKind: SortOf = (name, kind) => sortOf(name, kind ?? value);
  return { value, help: MEANINGS.get(schema) ?? '', group: groupOf(schema, ofKind) };
}

/** The schema of a field, in an object or in one of those that make up an intersection. */
function findField(schema: SchemaLike, field: string): SchemaLike | undefined {
  if (schema.type !== 'intersect') return schema.entries?.[field];
  return (schema.options as readonly SchemaLike[]).map((each) => findField(each, field)).find(Boolean);
}

function variant(field: string, schemas: readonly unknown[], sortOf: SortOf): VariantForm {
  return {
    form: 'variant',
    field,
    options: (schemas as readonly SchemaLike[]).map((schema) => optionOf(field, schema, sortOf)),
  };
}

/** An object, or the objects and variants of an intersection, as one group. */
function groupOf(schema: SchemaLike, sortOf: SortOf): GroupForm {
  if (schema.type !== 'intersect') return { ...GROUP, fields: fieldsOfObject(schema, sortOf) };
  const parts = (schema.options as readonly SchemaLike[]).map((part) => deriveFrom(part, sortOf));
  const fields = parts.flatMap((part) => (part.form === 'group' ? part.fields : []));
  const variants = parts.flatMap((part) => (part.form === 'variant' ? [part] : []));
  return { form: 'group', fields, variants };
}

function either(options: readonly unknown[], sortOf: SortOf): FieldForm {
  return {
    form: 'either',
    options: (options as readonly SchemaLike[]).map((each) => deriveFrom(each, sortOf)),
  };
}

function deriveFrom(schema: SchemaLike, sortOf: SortOf): FieldForm {
  switch (schema.type) {
    case 'string':
      return { form: 'text' };
    case 'number':
      return numberForm(schema);
    case 'boolean':
      return { form: 'flag' };
    case 'picklist':
      return { form: 'choice', options: (schema.options ?? []).map(String) };
    case 'literal':
      return { form: 'choice', options: [String(schema.literal)] };
    case 'object':
    case 'intersect':
      return groupOf(schema, sortOf);
    case 'variant':
      return variant(schema.key ?? '', schema.options ?? [], sortOf);
    case 'union':
      return either(schema.options ?? [], sortOf);
    case 'lazy':
      return either(LAZY.get(schema) ?? [], sortOf);
    case 'array':
      return {
        form: 'list',
        of: schema.item === undefined ? { form: 'json' } : deriveFrom(schema.item, sortOf),
        most: requirement(schema, 'max_length'),
      };
    case 'custom':
      return ownForm(schema, sortOf);
    default:
      return NODES.get(schema)?.(sortOf) ?? { form: 'json' };
  }
}

/**
 * The form of what a schema reads. It follows from the schema alone, so a new field or a new kind of rule has
 * its form as soon as the reader knows it. What no form can ask for is left to JSON.
 */
export function deriveForm(schema: v.GenericSchema, sortOf: SortOf): FieldForm {
  return deriveFrom(schema as unknown as SchemaLike, sortOf);
}
