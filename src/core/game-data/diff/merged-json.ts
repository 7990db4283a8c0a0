import { isJsonObject } from '../../lib/name-map.ts';
import { listAt, valueAt, withValueAt } from '../editing/json-edit.ts';
import { PACK_LISTS } from '../editing/pack-lists.ts';
import { packEntryName } from '../entry-place.ts';

/** The fields in which what packs say is united. */
const UNITED = [
  ['actions', 'defaultActions'],
  ['actions', 'defaultManeuvers'],
] as const;

/** The fields whose keys are united. */
const MAPS = [
  ['constants'],
  ['groups', 'constantGroups'],
  ['groups', 'skillGroups'],
  ['play'],
  ['play', 'labels'],
] as const;

/** What says who a pack is, which packs that are loaded together do not have in common. */
const OF_ONE_PACK: ReadonlySet<string> = new Set(['name', 'version', '$schema']);

function isSaying(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function mapAt(json: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  const map = valueAt(json, keys);
  return isJsonObject(map) ? map : {};
}

/** Two values of one key of a map: lists are united, and else the later counts. */
function united(earlier: unknown, later: unknown): unknown {
  return Array.isArray(earlier) && Array.isArray(later) ? [...new Set([...earlier, ...later])] : later;
}

/** What the packs that are loaded together have only one entry of. */
function identityOf(list: string, entry: unknown): unknown {
  return list === 'damageInfo' ? valueAt(entry, ['type']) : packEntryName(entry);
}

function withPack(merged: unknown, pack: unknown): unknown {
  const fields = isJsonObject(pack) ? Object.entries(pack) : [];
  let next = fields.reduce<unknown>(
    (json, [field, value]) =>
      OF_ONE_PACK.has(field) || !isSaying(value) ? json : withValueAt(json, [field], value),
    merged,
  );
  for (const keys of MAPS) {
    const [before, own] = [mapAt(merged, keys), mapAt(pack, keys)];
    const both = Object.entries(own).map(([key, value]) => [
      key,
      Object.hasOwn(before, key) ? united(before[key], value) : value,
    ]);
    const entries = [...Object.entries(before), ...both];
    if (entries.length > 0) next = withValueAt(next, keys, Object.fromEntries(entries));
  }
  for (const keys of UNITED) {
    next = withValueAt(next, keys, [...new Set([...listAt(merged, keys), ...listAt(pack, keys)])]);
  }
  for (const { id, keys } of PACK_LISTS) {
    const entries = [...listAt(merged, keys), ...listAt(pack, keys)];
    const byName = new Map(entries.map((entry, index) => [identityOf(id, entry) ?? index, entry]));
    if (entries.length > 0) next = withValueAt(next, keys, [...byName.values()]);
  }
  return next;
}

/**
 * The JSON of packs that are loaded together as if it were that of one without a name, to be compared with others.
 * Rule: docs/rules/game-data.md#merging-packs.
 */
export function mergedJson(packs: readonly unknown[]): unknown {
  return packs.reduce<unknown>(withPack, {});
}
