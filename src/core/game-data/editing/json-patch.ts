import { isJsonObject } from '../../lib/name-map.ts';
import { listAt, valueAt, withValueAt } from './json-edit.ts';

type Keys = readonly (string | number)[];

/** A change from one JSON to another: a value that is set or, where undefined, removed; or entries of a list. */
export type JsonPatch =
  | { readonly keys: Keys; readonly value: unknown }
  | {
      readonly keys: Keys;
      readonly from: number;
      readonly removed: number;
      readonly added: readonly unknown[];
    };

/**
 * What leads from one JSON to another. Parts that are the same object are not looked into, so it takes no longer
 * than the edit did. The order of fields is not told.
 */
export function jsonPatches(before: unknown, after: unknown, keys: Keys = []): readonly JsonPatch[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listPatches(before, after, keys);
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ keys, value: after }];
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map((key) => ({ keys: [...keys, key], value: undefined })),
    ...Object.keys(after).flatMap((key) => jsonPatches(valueAt(before, [key]), after[key], [...keys, key])),
  ];
}

function listPatches(
  before: readonly unknown[],
  after: readonly unknown[],
  keys: Keys,
): readonly JsonPatch[] {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < least - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const removed = before.length - end - from;
  const added = after.slice(from, after.length - end);
  if (removed === 1 && added.length === 1) return jsonPatches(before[from], added[0], [...keys, from]);
  return [{ keys, from, removed, added }];
}

/** The JSON after a change. What it does not change is the same object as before. */
export function withPatch(json: unknown, patch: JsonPatch): unknown {
  if ('value' in patch) return withValueAt(json, patch.keys, patch.value);
  const { keys, from, removed, added } = patch;
  return withValueAt(json, keys, listAt(json, keys).toSpliced(from, removed, ...added));
}
