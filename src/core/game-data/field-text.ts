/** Separates entries, and the parts of a field, so that no match spans two of them. */
const SEPARATOR = '\0';

/**
 * The indexes of the entries that contain a text, ascending, and the position of its first occurrence in
 * each.
 */
interface Matches {
  readonly query: string;
  readonly indexes: Uint32Array;
  readonly positions: Uint32Array;
}

/** One field of all entries, in lower case, indexed for searching. */
export interface SearchableText {
  /** The indexes, ascending, of the entries that contain the query, which is in lower case. */
  readonly matching: (query: string) => Uint32Array;
  /** The indexes, ascending, of the entries that have any text. */
  readonly nonEmpty: () => Uint32Array;
}

/**
 * Joins one field of all entries, given by its parts, to one text, which a single pass can search. A longer
 * query is searched only in the matches of the query that it extends.
 */
export function fieldText(parts: readonly (readonly string[])[]): SearchableText {
  const texts = parts.map((each) => SEPARATOR + each.join(SEPARATOR).toLowerCase());
  const text = texts.join('');
  // The position where each entry's text starts, then the position where the last one ends.
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((each, index) => {
    starts[index + 1] = (starts[index] ?? 0) + each.length;
  });
  const allEntries: Matches = {
    query: '',
    indexes: Uint32Array.from(texts.keys()),
    positions: starts.slice(0, -1).map((start) => start + SEPARATOR.length),
  };
  let last = allEntries;
  return {
    matching(query) {
      if (query.includes(SEPARATOR)) return new Uint32Array();
      last = narrow(query.startsWith(last.query) ? last : allEntries, query, text, starts);
      return last.indexes;
    },
    nonEmpty: () =>
      allEntries.indexes.filter(
        (index) => (starts[index + 1] ?? 0) - (starts[index] ?? 0) > SEPARATOR.length,
      ),
  };
}

/** The matches that contain a longer text. Its first occurrence is at or after that of the shorter one. */
function narrow(matches: Matches, query: string, text: string, starts: Uint32Array): Matches {
  const known = matches.query.length;
  const indexes = new Uint32Array(matches.indexes.length);
  const positions = new Uint32Array(matches.indexes.length);
  let count = 0;
  // The next occurrence in the text. It only moves forward, so that no part is searched twice.
  let next = -1;
  for (let each = 0; each < matches.indexes.length; each += 1) {
    const index = matches.indexes[each] ?? 0;
    let first = matches.positions[each] ?? 0;
    if (!continuesAt(text, first, query, known)) {
      if (next <= first) next = nextOccurrence(text, query, first);
      first = next;
    }
    if (first + query.length > (starts[index + 1] ?? 0)) continue;
    indexes[count] = index;
    positions[count] = first;
    count += 1;
  }
  return { query, indexes: indexes.subarray(0, count), positions: positions.subarray(0, count) };
}

/** Whether the query is at a position of the text that is known to match its beginning. */
function continuesAt(text: string, at: number, query: string, known: number): boolean {
  for (let each = known; each < query.length; each += 1) {
    if (text.charCodeAt(at + each) !== query.charCodeAt(each)) return false;
  }
  return true;
}

/** The position of the query's next occurrence after a position; past the end if there is none. */
function nextOccurrence(text: string, query: string, index: number): number {
  const found = text.indexOf(query, index + 1);
  return found === -1 ? text.length : found;
}
