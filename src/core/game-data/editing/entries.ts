import { checkNameForm } from '../../lib/name-form.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { JsonPath } from '../checks/finding.ts';
import { packEntryName } from '../entry-place.ts';
import { followRenames } from './follow-renames.ts';
import { listAt, valueAt, withEntry, withValueAt } from './json-edit.ts';
import { definedNames, PACK_LISTS, type PackList } from './pack-lists.ts';
import { packReferences } from './pack-references.ts';

/** The address of an entry: its list, and its position in it from 0. */
export interface EntryAddress {
  readonly list: PackList;
  readonly index: number;
}

/** The list of this id. */
export function listOfId(id: string): PackList | undefined {
  return PACK_LISTS.find((list) => list.id === id);
}

/** The JSON of the entry at this address; undefined where there is none. */
export function entryAt(json: unknown, { list, index }: EntryAddress): unknown {
  return listAt(json, list.keys)[index];
}

/** The field that an entry of the list has its name in; undefined where its name is not its own. */
export function nameField({ id }: PackList): 'name' | 'title' | undefined {
  if (id === 'rulebook') return 'title';
  return ['uses', 'hit', 'endOfRound'].includes(id) ? undefined : 'name';
}

const namesIn = (json: unknown, list: PackList): readonly (string | undefined)[] =>
  listAt(json, list.keys).map(packEntryName);

/** Why an entry of the list cannot have this name; undefined where it can. */
export function nameProblem(json: unknown, address: EntryAddress, name: string): string | undefined {
  if (name.trim() === '') return 'The name must not be blank.';
  const isTaken = namesIn(json, address.list).some((each, index) => each === name && index !== address.index);
  return isTaken ? `Another ${address.list.one} has this name.` : checkNameForm(name);
}

/** Whether the entry is the one that references mean: of several with one name the last counts. */
function counts(json: unknown, { list, index }: EntryAddress): boolean {
  const names = namesIn(json, list);
  return names.lastIndexOf(names[index]) === index;
}

/**
 * The JSON with `play.formerly` following a renaming: what led to the old name leads to the new one, and what
 * leads back is taken out, since a circle renames nothing. What is no object stays as it is.
 */
function withFormerly(json: unknown, list: PackList, from: string, to: string, isReleased: boolean): unknown {
  if (list.formerly === undefined) return json;
  const place: JsonPath = ['play', 'formerly', list.formerly];
  const [play, whole, names] = [1, 2, 3].map((count) => valueAt(json, place.slice(0, count)));
  if (![play, whole, names].every((value) => value === undefined || isJsonObject(value))) return json;
  const known = isJsonObject(names) ? Object.entries(names) : [];
  const led = known.map(([old, present]) => [old, present === from ? to : present] as const);
  const next = led.filter(([old]) => old !== to && old !== from);
  if (isReleased) next.push([from, to]);
  if (next.length === 0 && known.length === 0) return json;
  const begun = play === undefined ? withValueAt(json, ['play', 'format'], 1) : json;
  return withValueAt(begun, place, Object.fromEntries(next));
}

/** How an entry is renamed. */
export interface RenameOptions {
  /** Whether characters may own it under its old name, which `play.formerly` then carries over. */
  readonly isReleased: boolean;
}

/**
 * The JSON with an entry under another name, which everything that refers to it follows. Fails with the
 * reason where it cannot have that name.
 * Rule: docs/rules/game-data.md#renaming-an-entry.
 */
export function renameEntry(
  json: unknown,
  address: EntryAddress,
  name: string,
  { isReleased }: RenameOptions,
): Result<unknown, string> {
  const field = nameField(address.list);
  const entry = entryAt(json, address);
  const before = packEntryName(entry);
  if (field === undefined || !isJsonObject(entry)) return fail('This has no name of its own.');
  const problem = nameProblem(json, address, name);
  if (problem !== undefined) return fail(problem);
  if (before === name) return ok(json);
  const own = [...address.list.keys, address.index, field];
  if (before === undefined || !counts(json, address)) return ok(withValueAt(json, own, name));
  // Others of the same name keep it, and the references to it mean the last one, which is this.
  const followed = followRenames(json, new Map([[address.list.id, new Map([[before, name]])]]));
  const others = namesIn(json, address.list).flatMap((each, index) =>
    each === before && index !== address.index ? [index] : [],
  );
  const renamed = others.reduce<unknown>(
    (each, index) => withValueAt(each, [...address.list.keys, index, field], before),
    followed,
  );
  if (others.length > 0) return ok(renamed);
  return ok(withFormerly(renamed, address.list, before, name, isReleased));
}

/** The JSON without an entry. What refers to it stays. */
export function removeEntry(json: unknown, { list, index }: EntryAddress): unknown {
  return withValueAt(json, [...list.keys, index], undefined);
}

/** The JSON with a copy of an entry below it, under this name. */
export function copyEntry(json: unknown, address: EntryAddress, name: string): unknown {
  const field = nameField(address.list);
  const entry = entryAt(json, address);
  const copy = field === undefined ? entry : withValueAt(entry, [field], name);
  return withEntry(json, address.list.keys, copy, address.index + 1);
}

/** The JSON with an entry moved by so many places in its list; as it is where there is no such place. */
export function moveEntry(json: unknown, { list, index }: EntryAddress, by: number): unknown {
  const entries = listAt(json, list.keys);
  const to = index + by;
  if (index >= entries.length || to < 0 || to >= entries.length) return json;
  return withValueAt(json, list.keys, entries.toSpliced(index, 1).toSpliced(to, 0, entries[index]));
}

/**
 * The places that would refer to nothing without the entry. None where another one of the pack has its name,
 * or where the packs below define it too.
 */
export function danglingWithout(
  json: unknown,
  address: EntryAddress,
  isDefinedBelow: (list: PackList, name: string) => boolean = () => false,
): readonly JsonPath[] {
  const name = packEntryName(entryAt(json, address));
  if (name === undefined || isDefinedBelow(address.list, name)) return [];
  const isOnly = namesIn(json, address.list).filter((each) => each === name).length === 1;
  if (!isOnly) return [];
  const defined = definedNames(json);
  const own = [...address.list.keys, address.index];
  return packReferences(json).flatMap(({ place, lists, name: meant }) => {
    const isOwn = own.every((key, at) => place[at] === key);
    if (meant !== name || isOwn || !lists.includes(address.list.id)) return [];
    return lists.some((id) => id !== address.list.id && defined.get(id)?.has(name)) ? [] : [place];
  });
}
