import { isJsonObject } from '../../lib/name-map.ts';

/** Among more pairs than this, only entries of the same content count as renamed. */
const MAX_PAIRS = 10_000;

/** From this likeness on, from 0 to 1, two entries count as one that was renamed. */
const ALIKE = 0.6;

/** The fewest words by which an entry is recognised: as the same entry, and as a similar one. */
const MIN_WORDS = { same: 3, alike: 6 } as const;

export type NamedEntry = readonly [name: string, entry: unknown];

/** What a value says, as words with their fields. Empty fields say nothing. */
function* wordsIn(value: unknown, field = ''): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* wordsIn(each, field);
  else if (isJsonObject(value)) {
    for (const key of Object.keys(value)) yield* wordsIn(value[key], `${field}.${key}`);
  } else {
    for (const word of String(value).split(/\s+/u)) if (word !== '') yield `${field} ${word}`;
  }
}

/** An entry without what it is called. */
function content(entry: unknown): unknown {
  if (!isJsonObject(entry)) return entry;
  const { name: _name, title: _title, item: _item, ...rest } = entry;
  return rest;
}

/** The share of their words that both have, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  if (Math.min(a.length, b.length) < MIN_WORDS.alike) return 0;
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / (a.length + b.length);
}

/** New names by old ones, of entries that have the same content but for their name. */
function sameButForName(removed: readonly NamedEntry[], added: readonly NamedEntry[]): Map<string, string> {
  const byContent = new Map<string, string[]>();
  for (const [name, entry] of added) {
    const key = JSON.stringify(content(entry));
    const names = byContent.get(key);
    if (names === undefined) byContent.set(key, [name]);
    else names.push(name);
  }
  const renames = new Map<string, string>();
  for (const [name, entry] of removed) {
    // With several equal ones, nobody can tell which became which.
    const names = byContent.get(JSON.stringify(content(entry))) ?? [];
    const [only] = names;
    if (only === undefined || names.length > 1) continue;
    if ([...wordsIn(content(entry))].length < MIN_WORDS.same) continue;
    renames.set(name, only);
    byContent.delete(JSON.stringify(content(entry)));
  }
  return renames;
}

/**
 * The entries of one list that have another name now, by the old name: those with the same content first,
 * then the most alike. Each is told once.
 */
export function renamedEntries(
  removed: readonly NamedEntry[],
  added: readonly NamedEntry[],
): ReadonlyMap<string, string> {
  const renames = sameButForName(removed, added);
  const taken = new Set(renames.values());
  const old = removed.filter(([name]) => !renames.has(name));
  const fresh = added.filter(([name]) => !taken.has(name));
  if (old.length * fresh.length > MAX_PAIRS) return renames;
  const freshWords = fresh.map(([name, entry]) => [name, [...wordsIn(content(entry))]] as const);
  const pairs = old.flatMap(([from, entry]) => {
    const words = [...wordsIn(content(entry))];
    return freshWords.map(([to, others]) => ({ from, to, likeness: likeness(words, others) }));
  });
  for (const { from, to, likeness: alike } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (alike < ALIKE) break;
    if (renames.has(from) || taken.has(to)) continue;
    renames.set(from, to);
    taken.add(to);
  }
  return renames;
}
