import { isJsonObject } from '../../lib/name-map.ts';
import { presentName } from '../../play/parts/formerly.ts';
import { followRenames, type Renames } from '../editing/follow-renames.ts';
import { listAt, valueAt, withValueAt } from '../editing/json-edit.ts';
import { PACK_LISTS, type PackList } from '../editing/pack-lists.ts';
import { packEntryName } from '../entry-place.ts';
import { withoutLaterPlay } from '../play-of.ts';
import { type FieldChange, fieldChanges, meansSame } from './field-changes.ts';
import { renamedEntries } from './likeness.ts';
import { PACK_MAPS } from './pack-maps.ts';

/** An entry that both versions have, and what differs. */
export interface ChangedEntry {
  readonly name: string;
  readonly fields: readonly FieldChange[];
}

/** An entry with another name in the later version. */
export interface RenamedEntry {
  readonly from: string;
  readonly to: string;
}

/** What differs in one list or map of two packs, by name. */
export interface SectionDiff {
  readonly label: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly RenamedEntry[];
  readonly changed: readonly ChangedEntry[];
}

type Entries = ReadonlyMap<string, unknown>;

const entriesIn = (json: unknown, { keys }: PackList): Entries =>
  new Map(listAt(json, keys).map((entry, index) => [packEntryName(entry) ?? `${index + 1}`, entry]));

function mapEntries(json: unknown): Entries {
  return new Map(isJsonObject(json) ? Object.entries(json) : []);
}

function without(before: Entries, after: Entries): readonly (readonly [string, unknown])[] {
  return [...before].filter(([name]) => !after.has(name));
}

/**
 * The entries of a list that were renamed: first those that the later pack names in `formerly`, then those
 * with similar content.
 */
function renamesOf(list: PackList, before: unknown, after: unknown): ReadonlyMap<string, string> {
  const [old, now] = [entriesIn(before, list), entriesIn(after, list)];
  const [removed, added] = [without(old, now), without(now, old)];
  if (removed.length === 0 || added.length === 0) return new Map();
  const said = new Map<string, string>();
  const names = mapEntries(valueAt(after, ['play', 'formerly', list.formerly ?? '']));
  const texts = new Map([...names].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const fresh = new Set(added.map(([name]) => name));
  for (const [name] of removed) {
    const present = presentName(name, texts);
    if (fresh.delete(present)) said.set(name, present);
  }
  const alike = renamedEntries(
    removed.filter(([name]) => !said.has(name)),
    added.filter(([name]) => fresh.has(name)),
  );
  return new Map([...said, ...alike]);
}

function sectionDiff(
  label: string,
  before: Entries,
  after: Entries,
  renames: ReadonlyMap<string, string> = new Map(),
): SectionDiff {
  const changed = [...before].flatMap(([name, entry]) => {
    const fields = after.has(name) ? [...fieldChanges(entry, after.get(name))] : [];
    return fields.length === 0 ? [] : [{ name, fields }];
  });
  return {
    label,
    added: without(after, before).map(([name]) => name),
    removed: without(before, after).map(([name]) => name),
    renamed: [...renames].map(([from, to]) => ({ from, to })),
    changed,
  };
}

/** The fields of a pack outside of its lists and maps, and the parts of `play` outside of them. */
function otherFields(json: unknown): { readonly pack: Entries; readonly play: Entries } {
  const places = [...PACK_LISTS, ...PACK_MAPS].map(({ keys }) => keys);
  const rest = places.reduce<unknown>(
    (each, keys) => (valueAt(each, keys) === undefined ? each : withValueAt(each, keys, undefined)),
    json,
  );
  const { play, actions, groups: _groups, ...fields } = isJsonObject(rest) ? rest : {};
  const parts = new Map(mapEntries(play));
  // `formerly` shows in the renamed entries, and there is only one `format`.
  for (const part of ['formerly', 'format']) parts.delete(part);
  return { pack: new Map([...mapEntries(fields), ...mapEntries(actions)]), play: parts };
}

/** Compares fields; an empty field counts as a missing one. */
function fieldsDiff(label: string, before: Entries, after: Entries): SectionDiff {
  const saying = (fields: Entries) =>
    new Map([...fields].filter(([, value]) => !meansSame(value, undefined)));
  return sectionDiff(label, saying(before), saying(after));
}

/**
 * What differs between two packs, by entry and field, list by list; a list without a difference is left out.
 * A renamed entry is listed as renamed, and the references that follow its new name are not listed. The
 * reader of packs may refuse either pack. Rule: docs/rules/game-data.md#differences-between-packs.
 */
export function diffPacks(oldPack: unknown, newPack: unknown): readonly SectionDiff[] {
  const [before, after] = [oldPack, newPack].map(withoutLaterPlay);
  const renames: Renames = new Map(
    PACK_LISTS.map((list) => [list.id, renamesOf(list, before, after)] as const),
  );
  const followed = followRenames(before, renames);
  const [old, now] = [otherFields(followed), otherFields(after)];
  return [
    ...PACK_LISTS.map((list) =>
      sectionDiff(list.label, entriesIn(followed, list), entriesIn(after, list), renames.get(list.id)),
    ),
    ...PACK_MAPS.map(({ label, keys }) =>
      fieldsDiff(label, mapEntries(valueAt(followed, keys)), mapEntries(valueAt(after, keys))),
    ),
    fieldsDiff('Play', old.play, now.play),
    fieldsDiff('Pack', old.pack, now.pack),
  ].filter(
    ({ added, removed, renamed, changed }) =>
      added.length + removed.length + renamed.length + changed.length > 0,
  );
}
