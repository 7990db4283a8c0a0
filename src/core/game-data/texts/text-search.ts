import { type RulebookEntry, rulebookLines } from '../../play/parts/rulebook.ts';
import { textAtLevel } from '../entry-text.ts';
import type { GameData } from '../game-data.ts';
import { playOf } from '../play-of.ts';

/** What has a text that can be searched, in the order of the results. */
export type TextKind =
  | 'Rulebook'
  | 'Status Effect'
  | 'Action'
  | 'Maneuver'
  | 'Talent'
  | 'Item'
  | 'Skill'
  | 'Foe';

/** Something with a text, by its name. */
interface TextSource {
  readonly name: string;
  /** Its paragraphs; a match never spans two. */
  readonly lines: readonly string[];
}

/** Some sources of one kind, and their text in lower case. */
export interface TextPart {
  readonly kind: TextKind;
  readonly sources: readonly TextSource[];
  readonly text: string;
  /** The position where each source's text starts, then the position where the last one ends. */
  readonly starts: Uint32Array;
}

/** A source that contains a text. */
export interface TextMatch {
  readonly kind: TextKind;
  readonly name: string;
  /** The index of the first line that contains it. */
  readonly line: number;
  /** That line, cut to the words around the match. */
  readonly snippet: string;
}

/** Separates lines and sources. */
const SEPARATOR = '\0';

/** The length of a part, in UTF-16 units: it is built within a few milliseconds. */
const PART = 200_000;

/** A shorter text is in most texts. In UTF-16 units. */
const MIN_QUERY = 2;

/** How much of a line a snippet has before and after the start of the match. */
const BEFORE = 36;
const AFTER = 84;

const described = ({ name, description }: { name: string; description: readonly string[] }): TextSource => ({
  name,
  lines: description,
});

const ofPage = (page: RulebookEntry): TextSource => ({
  name: page.title,
  lines: rulebookLines(page).map(({ text }) => text),
});

function* sourcesOf(gameData: GameData): Generator<readonly [TextKind, TextSource]> {
  for (const page of playOf(gameData).rulebook) yield ['Rulebook', ofPage(page)];
  for (const effect of gameData.statusEffects.values())
    yield ['Status Effect', { name: effect.name, lines: textAtLevel(effect, 1) }];
  for (const action of gameData.actions.values()) yield ['Action', described(action)];
  for (const maneuver of gameData.maneuvers.values()) yield ['Maneuver', described(maneuver)];
  for (const talent of gameData.talents.values()) yield ['Talent', described(talent)];
  for (const item of gameData.items.values()) yield ['Item', described(item)];
  for (const skill of gameData.skills.values()) yield ['Skill', described(skill)];
  for (const { name, text } of playOf(gameData).foes) yield ['Foe', { name, lines: [text] }];
}

function partOf(kind: TextKind, sources: readonly TextSource[]): TextPart {
  const texts = sources.map(({ lines }) => SEPARATOR + lines.join(SEPARATOR).toLowerCase());
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((each, index) => {
    starts[index + 1] = (starts[index] ?? 0) + each.length;
  });
  return { kind, sources, text: texts.join(''), starts };
}

/**
 * The texts of the game data in parts of one kind each. A part is built when it is asked for, so that the
 * caller can let the page respond between two of them.
 */
export function* textParts(gameData: GameData): Generator<TextPart, undefined> {
  let kind: TextKind = 'Rulebook';
  let sources: TextSource[] = [];
  let length = 0;
  for (const [next, source] of sourcesOf(gameData)) {
    if (sources.length > 0 && (next !== kind || length > PART)) {
      yield partOf(kind, sources);
      sources = [];
      length = 0;
    }
    kind = next;
    sources.push(source);
    for (const line of source.lines) length += line.length;
  }
  if (sources.length > 0) yield partOf(kind, sources);
  return undefined;
}

/** The index of the source whose text has this position. */
function sourceAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

/** The words of a line around a position. */
function snippetOf(line: string, at: number): string {
  const space = at > BEFORE ? line.indexOf(' ', at - BEFORE) : -1;
  const start = at <= BEFORE ? 0 : space === -1 || space >= at ? at - BEFORE : space + 1;
  const last = line.lastIndexOf(' ', at + AFTER);
  const end = line.length <= at + AFTER ? line.length : last > at ? last : at + AFTER;
  // A cut within a character would leave half of it.
  const cut = line.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
  return `${start > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`;
}

/** The first line of a source that contains a query in lower case. */
function firstMatch({ name, lines }: TextSource, kind: TextKind, query: string): TextMatch | undefined {
  const line = lines.findIndex((each) => each.toLowerCase().includes(query));
  const text = lines[line];
  return text === undefined
    ? undefined
    : { kind, name, line, snippet: snippetOf(text, text.toLowerCase().indexOf(query)) };
}

/** The matches of a part, each source once. */
function* matchesIn({ kind, sources, text, starts }: TextPart, query: string): Generator<TextMatch> {
  let at = text.indexOf(query);
  while (at !== -1) {
    const index = sourceAt(starts, at);
    const source = sources[index];
    const match = source && firstMatch(source, kind, query);
    if (match !== undefined) yield match;
    at = text.indexOf(query, starts[index + 1] ?? text.length);
  }
}

/**
 * The sources whose text contains the query, in whatever case, at most so many of a kind and without those
 * that `isKnown`. A query of less than two characters finds nothing.
 * Rule: docs/rules/screens.md#search-for-anything.
 */
export function findTexts(
  parts: readonly TextPart[],
  query: string,
  mostOfAKind: number,
  isKnown: (kind: TextKind, name: string) => boolean,
): readonly TextMatch[] {
  const words = query.trim().toLowerCase();
  if (words.length < MIN_QUERY || words.includes(SEPARATOR)) return [];
  const found: TextMatch[] = [];
  const counts = new Map<TextKind, number>();
  for (const part of parts) {
    let left = mostOfAKind - (counts.get(part.kind) ?? 0);
    if (left <= 0) continue;
    for (const match of matchesIn(part, words)) {
      if (isKnown(match.kind, match.name)) continue;
      found.push(match);
      left -= 1;
      if (left === 0) break;
    }
    counts.set(part.kind, mostOfAKind - left);
  }
  return found;
}
