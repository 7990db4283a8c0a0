import { compareNames } from './compare-names.ts';
import type { Action, ItemTemplate, StatusEffect, Talent } from './pack.ts';

/** What a glossary can be searched by, in the order of the select box (decisions: Smaller decisions). */
export const SEARCH_FIELDS = ['Name', 'Description', 'Tags', 'Tier', 'Actions', 'Maneuvers'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** One line of a search: the field holds the value. */
export interface SearchQuery {
  readonly field: SearchField;
  readonly value: string;
}

/** `any`: one query has to match; `all`: every one. */
export type SearchMode = 'any' | 'all';

/** How each field of an entry is read; a field that entries of this sort lack is left out. */
type FieldTexts<Entry> = { readonly [Field in SearchField]?: (entry: Entry) => readonly string[] };

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

/** Entries ready to be searched: sorted by name, with the texts of their fields in lower case, made when first used. */
export interface SearchIndex<Entry> {
  readonly entries: readonly Entry[];
  /** The fields that these entries have. */
  readonly fields: readonly SearchField[];
  /** The text of a field of each entry, in the order of the entries; '' for an entry that has nothing there. */
  readonly texts: (field: SearchField) => readonly string[];
}

/** Stands between the parts of a field, so that no match runs over from one into the next. */
const BETWEEN = '\n';

/** In Actions and Maneuvers: has at least one (seed 1 §5, Search). */
const AT_LEAST_ONE = '*';

/** Builds the index of some entries once for many searches (seed 1 §5 Search). */
export function searchIndex<Entry extends { readonly name: string }>(
  entries: Iterable<Entry>,
  fieldTexts: FieldTexts<Entry>,
): SearchIndex<Entry> {
  const sorted = [...entries].sort((left, right) => compareNames(left.name, right.name));
  const lowered = new Map<SearchField, readonly string[]>();
  return {
    entries: sorted,
    fields: SEARCH_FIELDS.filter((field) => fieldTexts[field] !== undefined),
    texts: (field) => {
      const known = lowered.get(field);
      if (known !== undefined) return known;
      const read = fieldTexts[field] ?? (() => []);
      const texts = sorted.map((entry) => read(entry).join(BETWEEN).toLowerCase());
      lowered.set(field, texts);
      return texts;
    },
  };
}

/** The queries with one more; a value that is empty, and a query that is there already, add nothing (seed 1 §5). */
export function withQuery(queries: readonly SearchQuery[], added: SearchQuery): readonly SearchQuery[] {
  const value = added.value.trim();
  const known = queries.some((query) => query.field === added.field && query.value === value);
  return value === '' || known ? queries : [...queries, { field: added.field, value }];
}

/** Whether a lower-case text matches a query, for all texts of one field. */
function matcher({ field, value }: SearchQuery): (text: string) => boolean {
  if (value === AT_LEAST_ONE && (field === 'Actions' || field === 'Maneuvers')) return (text) => text !== '';
  const sought = value.toLowerCase();
  return (text) => text.includes(sought);
}

/**
 * The entries that match, in the order of the index: a case-insensitive substring of the field, `*` in Actions and
 * Maneuvers for at least one. Without queries every entry matches (seed 1 §5, Search).
 */
export function search<Entry>(
  index: SearchIndex<Entry>,
  queries: readonly SearchQuery[],
  mode: SearchMode,
): readonly Entry[] {
  if (queries.length === 0) return index.entries;
  const tests = queries.map((query) => {
    const texts = index.texts(query.field);
    const matches = matcher(query);
    return (place: number) => matches(texts[place] ?? '');
  });
  return index.entries.filter((_entry, place) =>
    mode === 'all' ? tests.every((test) => test(place)) : tests.some((test) => test(place)),
  );
}
