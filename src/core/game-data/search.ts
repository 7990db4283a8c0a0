import { compareNames } from './compare-names.ts';
import { textAtLevel } from './entry-text.ts';
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

/** One field of all entries as one text in lower case: so it is searched at one go, however many entries there are. */
interface FieldText {
  /** The texts of all entries, in their order, each after a `BETWEEN`. */
  readonly text: string;
  /** Where each entry's text starts, and at the end where the last one ends. */
  readonly starts: Uint32Array;
}

/** Entries ready to be searched: sorted by name, with the text of each field made when first used. */
export interface SearchIndex<Entry> {
  readonly entries: readonly Entry[];
  /** The fields that these entries have. */
  readonly fields: readonly SearchField[];
  readonly text: (field: SearchField) => FieldText;
}

/** Stands between entries and between the parts of a field, so that no match runs over from one into the next. */
const BETWEEN = '\0';

/** In Actions and Maneuvers: has at least one (seed 1 §5, Search). */
const AT_LEAST_ONE = '*';

function joinTexts(texts: readonly string[]): FieldText {
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  texts.forEach((text, place) => {
    starts[place] = end;
    end += BETWEEN.length + text.length;
  });
  starts[texts.length] = end;
  return { text: texts.map((text) => BETWEEN + text).join(''), starts };
}

/** Gives the text of each field of some entries, made when first asked for. */
function textsOf<Entry>(
  entries: readonly Entry[],
  fieldTexts: FieldTexts<Entry>,
): SearchIndex<Entry>['text'] {
  const made = new Map<SearchField, FieldText>();
  return (field) => {
    const known = made.get(field);
    if (known !== undefined) return known;
    const read = fieldTexts[field] ?? (() => []);
    const text = joinTexts(entries.map((entry) => read(entry).join(BETWEEN).toLowerCase()));
    made.set(field, text);
    return text;
  };
}

/** Builds the index of some entries once for many searches (seed 1 §5 Search). */
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
 * An index of status effects as they read at a level: a search by Description finds what their cards say. All else is that of the
 * index it is made from, so that another level sorts nothing anew.
 */
export function indexAtLevel(index: SearchIndex<StatusEffect>, level: number): SearchIndex<StatusEffect> {
  const shown = (effect: StatusEffect) => textAtLevel(effect, level);
  const described = textsOf(index.entries, { Description: shown });
  return { ...index, text: (field) => (field === 'Description' ? described : index.text)(field) };
}

/** The queries with one more; a value that is empty, and a query that is there already, add nothing (seed 1 §5). */
export function withQuery(queries: readonly SearchQuery[], added: SearchQuery): readonly SearchQuery[] {
  const value = added.value.trim();
  const known = queries.some((query) => query.field === added.field && query.value === value);
  return value === '' || known ? queries : [...queries, { field: added.field, value }];
}

/** Whether a query asks for at least one, whatever it is. */
export function wantsAny({ field, value }: SearchQuery): boolean {
  return value === AT_LEAST_ONE && (field === 'Actions' || field === 'Maneuvers');
}

/** Counts one more at the place of every entry that the query matches. */
function count(field: FieldText, query: SearchQuery, counts: Uint16Array): void {
  if (wantsAny(query)) countFilled(field, counts);
  else countHolding(field, query.value.toLowerCase(), counts);
}

function countFilled({ starts }: FieldText, counts: Uint16Array): void {
  for (let place = 0; place < counts.length; place += 1) {
    const length = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    if (length > BETWEEN.length) counts[place] = (counts[place] ?? 0) + 1;
  }
}

/** From match to match: entries without one are not looked at. */
function countHolding({ text, starts }: FieldText, sought: string, counts: Uint16Array): void {
  if (sought.includes(BETWEEN)) return;
  let at = text.indexOf(sought);
  for (let place = 0; at !== -1 && place < counts.length; place += 1) {
    const end = starts[place + 1] ?? 0;
    if (at >= end) continue;
    counts[place] = (counts[place] ?? 0) + 1;
    at = text.indexOf(sought, end);
  }
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
  const counts = new Uint16Array(index.entries.length);
  for (const query of queries) count(index.text(query.field), query, counts);
  const enough = mode === 'all' ? queries.length : 1;
  // A loop, which takes half the time of a filter: this is a part of every keystroke.
  const found: Entry[] = [];
  for (const [place, entry] of index.entries.entries()) if ((counts[place] ?? 0) >= enough) found.push(entry);
  return found;
}
