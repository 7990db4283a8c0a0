import { isJsonObject } from '../../lib/name-map.ts';
import { PLAY_PARTS } from '../../play/play.ts';
import { listAt, valueAt, withValueAt } from '../editing/json-edit.ts';
import { PACK_LISTS } from '../editing/pack-lists.ts';
import { packEntryName } from '../entry-place.ts';
import { withoutLaterPlay } from '../play-of.ts';

/** The lists to which each pack adds its names. */
const UNITED = [
  ['actions', 'defaultActions'],
  ['actions', 'defaultManeuvers'],
] as const;

/** The maps to which each pack adds its keys, those around others first. */
const MAPS: readonly (readonly string[])[] = [
  ['constants'],
  ['groups', 'constantGroups'],
  ['groups', 'skillGroups'],
  ['play'],
  ...Object.entries(PLAY_PARTS).flatMap(([part, { form }]) =>
    form !== 'one' && 'map' in form ? [['play', part]] : [],
  ),
  ...PACK_LISTS.flatMap((list) => (list.formerly === undefined ? [] : [['play', 'formerly', list.formerly]])),
];

/** The fields that identify a single pack, and so mean nothing for several. */
const OF_ONE_PACK: ReadonlySet<string> = new Set(['name', 'version', '$schema']);

function isSaying(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function mapAt(json: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  const map = valueAt(json, keys);
  return isJsonObject(map) ? map : {};
}

/** Merges two values of one key of a map: two lists become one, otherwise the later value counts. */
function united(earlier: unknown, later: unknown): unknown {
  return Array.isArray(earlier) && Array.isArray(later) ? [...new Set([...earlier, ...later])] : later;
}

/** What identifies an entry of a list: packs that are loaded together have only one of each. */
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
 * The JSON of one pack, without a name, that says the same as these packs loaded together, to compare it with
 * others. Rule: docs/rules/game-data.md#merging-packs.
 */
export function mergedJson(packs: readonly unknown[]): unknown {
  return packs.map(withoutLaterPlay).reduce<unknown>(withPack, {});
}
