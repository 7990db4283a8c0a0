import { compareNames } from './compare-names.ts';
import { textAtLevel } from './entry-text.ts';
import { fieldText, type SearchableText } from './field-text.ts';
import type { Action, ItemTemplate, StatusEffect, Talent } from './pack.ts';

/**
 * What a glossary can be searched by, in the order of the select box. Rule: docs/rules/game-data.md#search.
 */
export const SEARCH_FIELDS = ['Name', 'Description', 'Tags', 'Tier', 'Actions', 'Maneuvers'] as const;
export type GlossaryField = (typeof SEARCH_FIELDS)[number];

/** One line of a search: the field holds the value. */
export interface SearchQuery {
  readonly field: GlossaryField;
  readonly value: string;
}

/** `any`: one query has to match; `all`: every one. */
export type SearchMode = 'any' | 'all';

/** How each field of an entry is read; a field that entries of this sort lack is left out. */
type FieldTexts<Entry> = { readonly [Field in GlossaryField]?: (entry: Entry) => readonly string[] };

interface Named {
  readonly name: string;
  readonly description: readonly string[];
}

const everyEntry = {
  Name: (entry: Named) => [entry.name],
  Description: (entry: Named) => entry.description,
};

const tagged = { ...everyEntry, Tags: (entry: Named & { readonly tags: readonly string[] }) => entry.tags };

const granting = {
  Actions: (entry: { readonly actions: readonly string[] }) => entry.actions,
  Maneuvers: (entry: { readonly maneuvers: readonly string[] }) => entry.maneuvers,
};

/** The searchable fields of each glossary. */
export const GLOSSARY_FIELDS = {
  actions: tagged satisfies FieldTexts<Action>,
  items: { ...everyEntry, ...granting } satisfies FieldTexts<ItemTemplate>,
  statusEffects: tagged satisfies FieldTexts<StatusEffect>,
  talents: { ...tagged, Tier: (talent: Talent) => [talent.tier], ...granting } satisfies FieldTexts<Talent>,
};

/** Entries ready to be searched: sorted by name, with the text of each field made when first used. */
export interface SearchIndex<Entry> {
  readonly entries: readonly Entry[];
  /** The fields that these entries have. */
  readonly fields: readonly GlossaryField[];
  readonly text: (field: GlossaryField) => SearchableText;
}

/** In Actions and Maneuvers: has at least one. Rule: docs/rules/game-data.md#search. */
const AT_LEAST_ONE = '*';

/** Gives the text of each field of some entries, made when first asked for. */
function textsOf<Entry>(
  entries: readonly Entry[],
  fieldTexts: FieldTexts<Entry>,
): SearchIndex<Entry>['text'] {
  const made = new Map<GlossaryField, SearchableText>();
  return (field) => {
    const known = made.get(field);
    if (known !== undefined) return known;
    const read = fieldTexts[field] ?? (() => []);
    const text = fieldText(entries.map(read));
    made.set(field, text);
    return text;
  };
}

/** Builds the index of some entries once for many searches. Rule: docs/rules/game-data.md#search. */
export function searchIndex<Entry extends { readonly name: string }>(
  entries: Iterable<Entry>,
  fieldTexts: FieldTexts<Entry>,
): SearchIndex<Entry> {
  const sorted = [...entries].sort((left, right) => compareNames(left.name, right.name));
  return {
    entries: sorted,
    fields: SEARCH_FIELDS.filter((field) => fieldTexts[field] !== undefined),
    text: textsOf(sorted, fieldTexts),
  };
}

/**
 * An index of status effects as they read at a level: a search by Description finds what their cards say. All
 * else is that of the index it is made from, so that another level sorts nothing anew.
 */
export function indexAtLevel(index: SearchIndex<StatusEffect>, level: number): SearchIndex<StatusEffect> {
  const shown = (effect: StatusEffect) => textAtLevel(effect, level);
  const described = textsOf(index.entries, { Description: shown });
  return { ...index, text: (field) => (field === 'Description' ? described : index.text)(field) };
}

/**
 * The queries with one more; a value that is empty, and a query that is there already, add nothing.
 * Rule: docs/rules/game-data.md#search.
 */
export function withQuery(queries: readonly SearchQuery[], added: SearchQuery): readonly SearchQuery[] {
  const value = added.value.trim();
  const known = queries.some((query) => query.field === added.field && query.value === value);
  return value === '' || known ? queries : [...queries, { field: added.field, value }];
}

/** Whether a query asks for at least one, whatever it is. */
export function wantsAny({ field, value }: SearchQuery): boolean {
  return value === AT_LEAST_ONE && (field === 'Actions' || field === 'Maneuvers');
}

/** The places, in ascending order, of the entries that a query matches. */
function placesOf(field: SearchableText, query: SearchQuery): Uint32Array {
  return wantsAny(query) ? field.filled() : field.holding(query.value.toLowerCase());
}

/** The places, in ascending order, that are among those of any query, or of every one. */
function inAnyOrAll(queries: readonly Uint32Array[], mode: SearchMode, total: number): Uint32Array {
  const counts = new Uint16Array(total);
  for (const places of queries) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  const enough = mode === 'all' ? queries.length : 1;
  return Uint32Array.from(counts.keys()).filter((place) => (counts[place] ?? 0) >= enough);
}

/**
 * The entries that match, in the order of the index: a case-insensitive substring of the field, `*` in
 * Actions and Maneuvers for at least one. Without queries every entry matches.
 * Rule: docs/rules/game-data.md#search.
 */
export function search<Entry>(
  { entries, text }: SearchIndex<Entry>,
  queries: readonly SearchQuery[],
  mode: SearchMode,
): readonly Entry[] {
  const each = queries.map((query) => placesOf(text(query.field), query));
  const [first, ...more] = each;
  if (first === undefined) return entries;
  const places = more.length === 0 ? first : inAnyOrAll(each, mode, entries.length);
  if (places.length === entries.length) return entries.slice();
  const found: Entry[] = [];
  for (const place of places) {
    const entry = entries[place];
    if (entry !== undefined) found.push(entry);
  }
  return found;
}
