import { isJsonObject } from '../core/lib/name-map.ts';

type Schema = Readonly<Record<string, unknown>>;
type Check = (value: unknown, keyword: never, schema: Schema) => boolean;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isJsonObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

/** Keywords that only describe. */
const SILENT = ['$schema', '$id', '$defs', 'title', 'description', 'default'];

const isNumber = (value: unknown) => typeof value === 'number';
const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);

/**
 * Whether a JSON Schema accepts a value, by the keywords that the schema of packs has. Throws at any other,
 * since it would mean nothing. A keyword says nothing of values of another type than its own.
 */
export function schemaAccepts(root: Schema, value: unknown, schema: unknown = root): boolean {
  const accepts = (each: unknown, by: unknown): boolean => schemaAccepts(root, each, by);
  const entries = (each: unknown) => (isJsonObject(each) ? Object.entries(each) : []);

  const CHECKS: Readonly<Record<string, Check>> = {
    $ref: (each, reference: string) =>
      accepts(each, (root.$defs as Schema)[reference.replace('#/$defs/', '')]),
    type: (each, type: string) => TYPES[type]?.(each) === true,
    const: (each, wanted: unknown) => each === wanted,
    enum: (each, values: readonly unknown[]) => values.includes(each),
    not: (each, by: unknown) => !accepts(each, by),
    anyOf: (each, options: readonly unknown[]) => options.some((by) => accepts(each, by)),
    oneOf: (each, options: readonly unknown[]) => options.filter((by) => accepts(each, by)).length === 1,
    minimum: (each, least: number) => !isNumber(each) || Number(each) >= least,
    maximum: (each, most: number) => !isNumber(each) || Number(each) <= most,
    minLength: (each, least: number) => (lengthOf(each) ?? least) >= least,
    maxLength: (each, most: number) => (lengthOf(each) ?? 0) <= most,
    pattern: (each, text: string) => typeof each !== 'string' || new RegExp(text, 'u').test(each),
    items: (each, by: unknown) => !Array.isArray(each) || each.every((item) => accepts(item, by)),
    maxItems: (each, most: number) => !Array.isArray(each) || each.length <= most,
    required: (each, names: readonly string[]) =>
      !isJsonObject(each) || names.every((name) => Object.hasOwn(each, name)),
    maxProperties: (each, most: number) => entries(each).length <= most,
    propertyNames: (each, by: unknown) => entries(each).every(([name]) => accepts(name, by)),
    properties: (each, by: Schema) =>
      entries(each).every(([name, field]) => !Object.hasOwn(by, name) || accepts(field, by[name])),
    additionalProperties: (each, by: unknown, { properties }) =>
      entries(each).every(
        ([name, field]) =>
          (isJsonObject(properties) && Object.hasOwn(properties, name)) || accepts(field, by),
      ),
  };

  if (typeof schema === 'boolean') return schema;
  return Object.entries(schema as Schema).every(([keyword, given]) => {
    if (SILENT.includes(keyword)) return true;
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`No keyword ${keyword} is known.`);
    return check(value, given as never, schema as Schema);
  });
}
