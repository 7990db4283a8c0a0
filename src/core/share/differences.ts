import { isJsonObject } from '../lib/name-map.ts';

/** A field that differs between two documents. Texts for people; undefined where the field is missing. */
export interface FieldDifference {
  /** Its path, such as `skills, Blades`. */
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const MANY = 12;
const LONG = 60;
/** Objects down to this level are compared field by field. */
const LEVELS = 2;

/**
 * The fields in which two JSON documents differ, in the order of the first; after `MANY` only their number is
 * known. Rule: docs/rules/sharing.md#preview.
 */
export function documentDifferences(
  before: unknown,
  after: unknown,
): { readonly shown: readonly FieldDifference[]; readonly more: number } {
  const found = fieldDifferences(before, after, []);
  return { shown: found.slice(0, MANY), more: Math.max(0, found.length - MANY) };
}

function fieldDifferences(
  before: unknown,
  after: unknown,
  path: readonly string[],
): readonly FieldDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (path.length < LEVELS && isJsonObject(before) && isJsonObject(after)) {
    const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...fields].flatMap((field) => fieldDifferences(before[field], after[field], [...path, field]));
  }
  return [{ field: path.map(inWords).join(', '), before: summary(before), after: summary(after) }];
}

/** `boostPoints` as `boost points`; a name that a person chose stays as it is. */
function inWords(key: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(key)
    ? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : key;
}

function summary(json: unknown): string | undefined {
  if (json === undefined) return undefined;
  if (typeof json === 'string') return json.length > LONG ? `${[...json].slice(0, LONG).join('')}…` : json;
  if (Array.isArray(json)) return entries(json.length);
  if (isJsonObject(json))
    return typeof json.name === 'string' ? json.name : entries(Object.keys(json).length);
  return String(json);
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
