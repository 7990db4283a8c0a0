import type { Foe } from '../play/parts/foes.ts';
import { compareNames } from './compare-names.ts';
import { textAtLevel } from './entry-text.ts';
import { fieldText, type SearchableText } from './field-text.ts';
import type { Action, ItemTemplate, StatusEffect, Talent } from './pack.ts';

/**
 * The searchable fields of a glossary, in the order of the select box.
 * Rule: docs/rules/game-data.md#search.
 */
export const SEARCH_FIELDS = ['Name', 'Description', 'Tags', 'Tier', 'Actions', 'Maneuvers'] as const;
export type GlossaryField = (typeof SEARCH_FIELDS)[number];

/** One condition of a search: the field contains the value. */
export interface SearchQuery {
  readonly field: GlossaryField;
  readonly value: string;
}

/** `any`: at least one query must match; `all`: every query must match. */
export type SearchMode = 'any' | 'all';

/** How to read each field of an entry; fields that this sort of entry lacks are absent. */
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
  foes: {
    Name: ({ name }) => [name],
    Description: ({ text }) => [text],
    Actions: (foe) => ('sheet' in foe ? [] : foe.actions),
  } satisfies FieldTexts<Foe>,
  items: { ...everyEntry, ...granting } satisfies FieldTexts<ItemTemplate>,
  statusEffects: tagged satisfies FieldTexts<StatusEffect>,
  talents: { ...tagged, Tier: (talent: Talent) => [talent.tier], ...granting } satisfies FieldTexts<Talent>,
};

/** A search index of entries: sorted by name; the text of each field is built on first use. */
export interface SearchIndex<Entry> {
  readonly entries: readonly Entry[];
  /** The fields that these entries have. */
  readonly fields: readonly GlossaryField[];
  readonly text: (field: GlossaryField) => SearchableText;
}

/** The query for at least one entry, in Actions and Maneuvers. Rule: docs/rules/game-data.md#search. */
const AT_LEAST_ONE = '*';

/** Returns the text of a field of these entries, built on first use. */
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

/** Builds an index of entries, to be reused for many searches. Rule: docs/rules/game-data.md#search. */
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
 * An index of status effects at a level, so that a search by Description matches the text of their cards. It
 * shares the order and the other fields of the original index, so that a new level sorts nothing again.
 */
export function indexAtLevel(index: SearchIndex<StatusEffect>, level: number): SearchIndex<StatusEffect> {
  const shown = (effect: StatusEffect) => textAtLevel(effect, level);
  const described = textsOf(index.entries, { Description: shown });
  return { ...index, text: (field) => (field === 'Description' ? described : index.text)(field) };
}

/** Adds a query. An empty value or a duplicate query adds nothing. Rule: docs/rules/game-data.md#search. */
export function withQuery(queries: readonly SearchQuery[], added: SearchQuery): readonly SearchQuery[] {
  const value = added.value.trim();
  const known = queries.some((query) => query.field === added.field && query.value === value);
  return value === '' || known ? queries : [...queries, { field: added.field, value }];
}

/** Whether a query matches any value, as long as there is one. */
export function wantsAny({ field, value }: SearchQuery): boolean {
  return value === AT_LEAST_ONE && (field === 'Actions' || field === 'Maneuvers');
}

/** The indexes, ascending, of the entries that a query matches. */
function matchesOf(field: SearchableText, query: SearchQuery): Uint32Array {
  return wantsAny(query) ? field.nonEmpty() : field.matching(query.value.toLowerCase());
}

/** The union or intersection of these indexes, ascending. */
function unionOrIntersection(queries: readonly Uint32Array[], mode: SearchMode, total: number): Uint32Array {
  const counts = new Uint16Array(total);
  for (const indexes of queries) for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
  const enough = mode === 'all' ? queries.length : 1;
  return Uint32Array.from(counts.keys()).filter((index) => (counts[index] ?? 0) >= enough);
}

/**
 * The matching entries, in the order of the index. A query is a case-insensitive substring of the field; in
 * Actions and Maneuvers, `*` matches a field with at least one name. Without queries every entry matches.
 * Rule: docs/rules/game-data.md#search.
 */
export function search<Entry>(
  { entries, text }: SearchIndex<Entry>,
  queries: readonly SearchQuery[],
  mode: SearchMode,
): readonly Entry[] {
  const each = queries.map((query) => matchesOf(text(query.field), query));
  const [first, ...more] = each;
  if (first === undefined) return entries;
  const indexes = more.length === 0 ? first : unionOrIntersection(each, mode, entries.length);
  if (indexes.length === entries.length) return entries.slice();
  const found: Entry[] = [];
  for (const index of indexes) {
    const entry = entries[index];
    if (entry !== undefined) found.push(entry);
  }
  return found;
}
