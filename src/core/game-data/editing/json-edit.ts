import { isJsonObject } from '../../lib/name-map.ts';

/** The keys and indexes that lead to a value. */
type Keys = readonly (string | number)[];

/** The value at these keys; undefined where there is none. */
export function valueAt(json: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    json,
  );
}

/** The list at these keys; empty where there is none. */
export function listAt(json: unknown, keys: Keys): readonly unknown[] {
  const list = valueAt(json, keys);
  return Array.isArray(list) ? list : [];
}

/** The object with a field in its place, or without it. An own field, even under the name `__proto__`. */
function withField(object: unknown, field: string, value: unknown): Record<string, unknown> {
  const fields = Object.entries(isJsonObject(object) ? object : {});
  const isNew = !fields.some(([name]) => name === field);
  const next = isNew
    ? [...fields, [field, value] as const]
    : fields.map(([name, old]) => [name, name === field ? value : old] as const);
  return Object.fromEntries(next.filter(([, each]) => each !== undefined));
}

/**
 * The JSON with another value at these keys; undefined takes the field away, or the entry out of its list.
 * What does not lie on the way is the same object as before. Objects on the way that are missing are made.
 */
export function withValueAt(json: unknown, keys: Keys, value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const inner = withValueAt(valueAt(json, [key]), rest, value);
  if (typeof key === 'string') return withField(json, key, inner);
  const list = Array.isArray(json) ? json : [];
  return inner === undefined ? list.toSpliced(key, 1) : list.with(key, inner);
}

/** The JSON with an entry put into the list at these keys; without an index it comes last. */
export function withEntry(json: unknown, keys: Keys, entry: unknown, index?: number): unknown {
  const list = listAt(json, keys);
  return withValueAt(json, keys, list.toSpliced(index ?? list.length, 0, entry));
}

/** A change of a value: its keys, and the new value. */
export type ValueChange = readonly [keys: Keys, value: unknown];

/** The JSON with several values changed at once, none of which takes an entry out of a list. */
export function withValues(json: unknown, changes: readonly ValueChange[]): unknown {
  const [first] = changes;
  if (first === undefined) return json;
  if (first[0].length === 0) return first[1];
  const groups = new Map<string | number, ValueChange[]>();
  for (const [[key, ...rest], value] of changes) {
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push([rest, value]);
    groups.set(key, group);
  }
  if (Array.isArray(json)) {
    const list = [...json] as unknown[];
    for (const [key, inner] of groups) list[Number(key)] = withValues(list[Number(key)], inner);
    return list;
  }
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, withValues(value, groups.get(key) ?? [])]),
  );
}
