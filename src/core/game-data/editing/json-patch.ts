import { isJsonObject } from '../../lib/name-map.ts';
import { valueAt, withValueAt } from './json-edit.ts';

type Keys = readonly (string | number)[];

/** A change of one place of a JSON value. */
export type JsonChange =
  /** The new value at these keys; without one the field is gone. */
  | { readonly keys: Keys; readonly value?: unknown }
  /**
   * In the list at these keys, so many entries are removed from the index on, and these come in their place.
   */
  | {
      readonly keys: Keys;
      readonly at: number;
      readonly removed: number;
      readonly inserted: readonly unknown[];
    };

/**
 * The changes that lead from one JSON value to another. Values that are the same object are not compared, so
 * an edit of a large value is found quickly.
 */
export function* jsonChanges(from: unknown, to: unknown, keys: Keys = []): Generator<JsonChange> {
  if (Object.is(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to)) yield* listChanges(from, to, keys);
  else if (isJsonObject(from) && isJsonObject(to) && isSameOrder(from, to))
    yield* fieldChangesOf(from, to, keys);
  else yield { keys, value: to };
}

/** Whether changing field by field leads to the order of the fields in `to`. */
function isSameOrder(from: Readonly<Record<string, unknown>>, to: Readonly<Record<string, unknown>>) {
  const names = Object.keys(to);
  const stay = Object.keys(from).filter((name) => Object.hasOwn(to, name));
  const isNew = (name: string) => !Object.hasOwn(from, name);
  return [...stay, ...names.filter(isNew)].every((name, index) => name === names[index]);
}

function* fieldChangesOf(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  keys: Keys,
): Generator<JsonChange> {
  for (const name of Object.keys(from)) if (!Object.hasOwn(to, name)) yield { keys: [...keys, name] };
  for (const [name, value] of Object.entries(to)) {
    if (Object.hasOwn(from, name)) yield* jsonChanges(from[name], value, [...keys, name]);
    else yield { keys: [...keys, name], value };
  }
}

function* listChanges(from: readonly unknown[], to: readonly unknown[], keys: Keys): Generator<JsonChange> {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && Object.is(from[start], to[start])) start += 1;
  let end = 0;
  while (end < shorter - start && Object.is(from[from.length - 1 - end], to[to.length - 1 - end])) end += 1;
  const removed = from.length - start - end;
  if (from.length !== to.length) {
    yield { keys, at: start, removed, inserted: to.slice(start, to.length - end) };
    return;
  }
  for (let index = start; index < start + removed; index += 1)
    yield* jsonChanges(from[index], to[index], [...keys, index]);
}

/** The JSON value after these changes; undefined where one does not fit it. */
export function withJsonChanges(json: unknown, changes: readonly JsonChange[]): unknown {
  let next = json;
  for (const change of changes) {
    if (!fits(next, change)) return undefined;
    if ('at' in change) {
      const list = valueAt(next, change.keys) as readonly unknown[];
      next = withValueAt(next, change.keys, list.toSpliced(change.at, change.removed, ...change.inserted));
    } else next = withValueAt(next, change.keys, change.value);
  }
  return next;
}

function fits(json: unknown, change: JsonChange): boolean {
  const { keys } = change;
  if ('at' in change) {
    const list = valueAt(json, keys);
    return Array.isArray(list) && change.at + change.removed <= list.length;
  }
  return keys.every((key, index) => {
    const parent = valueAt(json, keys.slice(0, index));
    if (typeof key === 'number') return Array.isArray(parent) && key < parent.length;
    return isJsonObject(parent) && (index === keys.length - 1 || Object.hasOwn(parent, key));
  });
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads changes that were stored as JSON; undefined where they are none. */
export function readJsonChanges(json: unknown): readonly JsonChange[] | undefined {
  return Array.isArray(json) && json.every(isJsonChange) ? json : undefined;
}

function isJsonChange(json: unknown): json is JsonChange {
  if (!isJsonObject(json) || !Array.isArray(json.keys)) return false;
  if (!json.keys.every((key) => typeof key === 'string' || isIndex(key))) return false;
  return !('at' in json) || (isIndex(json.at) && isIndex(json.removed) && Array.isArray(json.inserted));
}
