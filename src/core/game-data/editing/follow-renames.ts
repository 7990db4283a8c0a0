import { isJsonObject } from '../../lib/name-map.ts';
import { jsonPath } from '../../lib/problem.ts';
import type { JsonPath } from '../checks/finding.ts';
import { packEntryName } from '../entry-place.ts';
import { groupKey, soakName } from '../merge-packs.ts';
import { listAt, type ValueChange, valueAt, withValueAt, withValues } from './json-edit.ts';
import { definedNames, PACK_LISTS } from './pack-lists.ts';
import { type PackReference, packReferences } from './pack-references.ts';

/** New names by old ones, by the id of their list; of groups under `skillGroups` and `constantGroups`. */
export type Renames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The maps whose keys are names of modifiers. */
const MODIFIER_MAPS = [
  ['items', 'modifiers'],
  ['statusEffects', 'modifiersByPolarity'],
  ['talents', 'modifiers'],
] as const;

const isIn = (renames: Renames, list: string, name: string): boolean => renames.get(list)?.has(name) === true;

const GROUP_MAPS = ['skillGroups', 'constantGroups'] as const;

/** A term in a text of the rulebook. */
const TERM = /\[\[([^[\]]+)\]\]/gu;

/** A name as a term. One with a bracket cannot be one, and is plain text. */
const term = (name: string): string => (/[[\]]/u.test(name) ? name : `[[${name}]]`);

/**
 * References with a new name. One that may mean an entry of several lists keeps it while another of them has
 * the name. Terms are parts of a text, so each text is changed once.
 */
function* referenceChanges(
  json: unknown,
  references: readonly PackReference[],
  renames: Renames,
): Generator<ValueChange> {
  const texts = new Map<string, { readonly place: JsonPath; readonly names: Map<string, string> }>();
  const defined = definedNames(json);
  for (const { place, sort, name, lists } of references) {
    const [list, ...others] = lists.toSorted(
      (a, b) => Number(isIn(renames, b, name)) - Number(isIn(renames, a, name)),
    );
    const next = renames.get(list ?? '')?.get(name);
    if (
      next === undefined ||
      others.some((other) => defined.get(other)?.has(name) && !isIn(renames, other, name))
    )
      continue;
    if (sort !== 'term') {
      if (!isKey(json, place)) yield [place, next];
      continue;
    }
    const text = texts.get(place.join()) ?? { place, names: new Map<string, string>() };
    texts.set(place.join(), text);
    text.names.set(name, next);
  }
  for (const { place, names } of texts.values()) {
    const text = String(valueAt(json, place));
    yield [
      place,
      text.replaceAll(TERM, (written, name: string) => {
        const next = names.get(name);
        return next === undefined ? written : term(next);
      }),
    ];
  }
}

/** Whether the name that a reference is stands as a key, of which something else is the value. */
const isKey = (json: unknown, place: JsonPath): boolean => typeof valueAt(json, place) !== 'string';

/** The JSON with new names for references that are keys, such as the skills of a character sheet. */
function withReferenceKeys(json: unknown, references: readonly PackReference[], renames: Renames): unknown {
  const maps = new Map<string, { readonly place: JsonPath; readonly names: ReadonlyMap<string, string> }>();
  for (const { place, name, lists } of references) {
    const names = renames.get(lists[0] ?? '');
    const map = place.slice(0, -1);
    if (names?.has(name) && isKey(json, place)) maps.set(jsonPath(map), { place: map, names });
  }
  return [...maps.values()].reduce((each, { place, names }) => withNewKeys(each, [place], names), json);
}

/** The names of the entries themselves. An item that `uses` names is a reference, and no name of its own. */
function* ownNameChanges(json: unknown, renames: Renames): Generator<ValueChange> {
  for (const { id, keys } of PACK_LISTS) {
    const names = renames.get(id);
    if (names === undefined || id === 'uses') continue;
    for (const [index, entry] of listAt(json, keys).entries()) {
      const next = names.get(packEntryName(entry) ?? '');
      const field = isJsonObject(entry) && typeof entry.name === 'string' ? 'name' : 'title';
      if (next !== undefined) yield [[...keys, index, field], next];
    }
  }
}

/** The JSON with other keys in the maps at these places. A key that the map has already is left. */
function withNewKeys(json: unknown, places: Iterable<JsonPath>, names: ReadonlyMap<string, string>): unknown {
  let next = json;
  for (const place of places) {
    const map = valueAt(next, place);
    if (!isJsonObject(map) || !Object.keys(map).some((key) => names.has(key))) continue;
    const entries = Object.entries(map).map(([key, value]) => {
      const renamed = names.get(key) ?? key;
      return [Object.hasOwn(map, renamed) ? key : renamed, value] as const;
    });
    next = withValueAt(next, place, Object.fromEntries(entries));
  }
  return next;
}

function* modifierMaps(json: unknown): Generator<JsonPath> {
  for (const [list, field] of MODIFIER_MAPS) {
    for (const index of listAt(json, [list]).keys()) yield [list, index, field];
  }
}

/** The keys that follow from the names of damage types: of their soak and of their skill group. */
function keysOfDamageTypes(json: unknown, names: ReadonlyMap<string, string>) {
  const soaks = new Map<string, string>();
  const groups = new Map<string, string>();
  for (const info of listAt(json, ['damageInfo'])) {
    const next = isJsonObject(info) ? names.get(String(info.name)) : undefined;
    if (next === undefined || !isJsonObject(info)) continue;
    const name = String(info.name);
    soaks.set(soakName(name), soakName(next));
    const given = typeof info.skillGroupName === 'string' ? info.skillGroupName : undefined;
    if (!given)
      groups.set(groupKey({ name, skillGroupName: given }), groupKey({ name: next, skillGroupName: given }));
  }
  return { soaks, groups };
}

/**
 * The JSON of a pack with other names for entries of its lists and for groups: in the entries, and in
 * everything that refers to them. Malformed nodes stay as they are.
 * Rule: docs/rules/game-data.md#renaming-an-entry.
 */
export function followRenames(json: unknown, renames: Renames): unknown {
  if ([...renames.values()].every((names) => names.size === 0)) return json;
  const derived = keysOfDamageTypes(json, renames.get('damageInfo') ?? new Map());
  const skillGroups = new Map([...derived.groups, ...(renames.get('skillGroups') ?? [])]);
  const all: Renames = new Map([...renames, ['skillGroups', skillGroups]]);
  const references = packReferences(json);
  const withKeys = withReferenceKeys(json, references, all);
  const renamed = withValues(withKeys, [
    ...referenceChanges(json, references, all),
    ...ownNameChanges(json, all),
  ]);
  const withSoaks =
    derived.soaks.size === 0 ? renamed : withNewKeys(renamed, modifierMaps(renamed), derived.soaks);
  return GROUP_MAPS.reduce<unknown>(
    (each, map) => withNewKeys(each, [['groups', map]], all.get(map) ?? new Map()),
    withSoaks,
  );
}
