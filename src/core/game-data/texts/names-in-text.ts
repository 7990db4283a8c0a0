import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { type TextPiece, textPieces } from '../../play/parts/rulebook.ts';
import type { GameData } from '../game-data.ts';

/** The entries whose names are found in texts. */
type NamedEntries = Pick<
  GameData,
  'actions' | 'items' | 'maneuvers' | 'skills' | 'statusEffects' | 'talents'
>;

/** The names that begin with one word. Thousands may, but their lengths are few. */
interface NamesOfWord {
  readonly names: ReadonlySet<string>;
  /** The different lengths of the names, the longest first. */
  readonly lengths: readonly number[];
}

/** Names by their first word. */
type NameIndex = ReadonlyMap<string, NamesOfWord>;

const WORD = /[\p{L}\p{N}]+/gu;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;
const STARTS_WITHIN_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}]$/u;

/** A name in small letters is taken for an ordinary word. Scripts without capital letters have none. */
const isWrittenAsName = (name: string): boolean => name !== name.toLowerCase() || name === name.toUpperCase();

const namesByFirstWord = memoizeByObject((gameData: NamedEntries): NameIndex => {
  const { actions, items, maneuvers, skills, statusEffects, talents } = gameData;
  const byWord = new Map<string, Set<string>>();
  for (const entries of [statusEffects, actions, maneuvers, talents, items, skills]) {
    for (const name of entries.keys()) {
      const word = FIRST_WORD.exec(name)?.[0];
      if (word === undefined || !isWrittenAsName(name)) continue;
      const names = byWord.get(word);
      if (names === undefined) byWord.set(word, new Set([name]));
      else names.add(name);
    }
  }
  return new Map(
    [...byWord].map(([word, names]) => {
      const lengths = new Set(Array.from(names, (name) => name.length));
      return [word, { names, lengths: [...lengths].sort((one, other) => other - one) }];
    }),
  );
});

/** The longest of these names that is at this position, where no word continues behind it. */
function nameAt(text: string, position: number, { names, lengths }: NamesOfWord): string | undefined {
  for (const length of lengths) {
    const end = position + length;
    const name = text.slice(position, end);
    if (!names.has(name)) continue;
    if (!ENDS_WITH_WORD.test(name) || !STARTS_WITHIN_WORD.test(text.slice(end, end + 2))) return name;
  }
  return undefined;
}

/**
 * A text as its plain pieces and the names of entries in it, as whole words in the same letter case; of names
 * that begin at the same word the longest. `of`: the entry whose text it is; its own name is plain. Linear in
 * the length of the text, however many names begin with one word.
 * Rule: docs/rules/screens.md#terms.
 */
export function namesInText(text: string, gameData: NamedEntries, of?: string): readonly TextPiece[] {
  const index = namesByFirstWord(gameData);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index: position } of text.matchAll(WORD)) {
    if (position < end) continue;
    const names = index.get(word);
    const name = names && nameAt(text, position, names);
    if (name === undefined || name === of) continue;
    if (position > end) pieces.push({ text: text.slice(end, position), isTerm: false });
    pieces.push({ text: name, isTerm: true });
    end = position + name.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isTerm: false });
  return pieces;
}

/**
 * The same of a text in which `[[Name]]` marks a name, also one in small letters.
 * Rule: docs/rules/play.md#the-rulebook.
 */
export function namesInMarkedText(text: string, gameData: NamedEntries): readonly TextPiece[] {
  return textPieces(text).flatMap((piece) => (piece.isTerm ? [piece] : namesInText(piece.text, gameData)));
}
