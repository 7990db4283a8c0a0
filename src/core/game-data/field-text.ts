/**
 * Stands between entries and between the parts of a field, so that no match runs over from one into the next.
 */
const BETWEEN = '\0';

/**
 * The entries that hold a text, by their places in ascending order, and where in the whole text each holds it
 * first.
 */
interface Matches {
  readonly query: string;
  readonly places: Uint32Array;
  readonly firsts: Uint32Array;
}

/** One field of all entries, in lower case, ready to be searched. */
export interface SearchableText {
  /** The places, in ascending order, of the entries that hold the query, which is in lower case. */
  readonly holding: (query: string) => Uint32Array;
  /** The places, in ascending order, of the entries that have any text. */
  readonly filled: () => Uint32Array;
}

/**
 * Joins one field of all entries, given by its parts, to one text: that is searched at one go, however many
 * entries there are, and what is typed on is query only where what was typed before was found.
 */
export function fieldText(parts: readonly (readonly string[])[]): SearchableText {
  const texts = parts.map((each) => BETWEEN + each.join(BETWEEN).toLowerCase());
  const text = texts.join('');
  // Where each entry's text starts, and at the end where the last one ends.
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((each, place) => {
    starts[place + 1] = (starts[place] ?? 0) + each.length;
  });
  const everywhere: Matches = {
    query: '',
    places: Uint32Array.from(texts.keys()),
    firsts: starts.slice(0, -1).map((start) => start + BETWEEN.length),
  };
  let last = everywhere;
  return {
    holding(query) {
      if (query.includes(BETWEEN)) return new Uint32Array();
      last = narrow(query.startsWith(last.query) ? last : everywhere, query, text, starts);
      return last.places;
    },
    filled: () =>
      everywhere.places.filter((place) => (starts[place + 1] ?? 0) - (starts[place] ?? 0) > BETWEEN.length),
  };
}

/**
 * Which of the matches hold a longer text. An entry holds it first where it held the shorter one first, or
 * later.
 */
function narrow(matches: Matches, query: string, text: string, starts: Uint32Array): Matches {
  const known = matches.query.length;
  const places = new Uint32Array(matches.places.length);
  const firsts = new Uint32Array(matches.places.length);
  let count = 0;
  // Where the text holds it next, as far as it was looked for: no part of the text is looked through twice.
  let next = -1;
  for (let each = 0; each < matches.places.length; each += 1) {
    const place = matches.places[each] ?? 0;
    let first = matches.firsts[each] ?? 0;
    if (!goesOn(text, first, query, known)) {
      if (next <= first) next = after(text, query, first);
      first = next;
    }
    if (first + query.length > (starts[place + 1] ?? 0)) continue;
    places[count] = place;
    firsts[count] = first;
    count += 1;
  }
  return { query, places: places.subarray(0, count), firsts: firsts.subarray(0, count) };
}

/** Whether what is query stands at a place of the text, where its beginning is known to stand. */
function goesOn(text: string, at: number, query: string, known: number): boolean {
  for (let each = known; each < query.length; each += 1) {
    if (text.charCodeAt(at + each) !== query.charCodeAt(each)) return false;
  }
  return true;
}

/** Where the text holds what is query after a place; past the end where nowhere. */
function after(text: string, query: string, place: number): number {
  const found = text.indexOf(query, place + 1);
  return found === -1 ? text.length : found;
}
