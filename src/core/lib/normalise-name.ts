import { NAME_LIMITS } from './file-limits.ts';

/** Longer than any name, in UTF-16 units. */
const LONG = 2 * NAME_LIMITS.characters;

/**
 * A run of combining marks is cut into parts of this length: that many can be brought in order at once, as in
 * the stream-safe text format of Unicode.
 */
const MARKS = /(\p{M}{30})(?=\p{M})/gu;
const COMBINING_GRAPHEME_JOINER = '\u034f';

/**
 * The normal form in which names of characters and encounters are compared and stored. It is Unicode NFKC,
 * trimmed, in lower case, with runs of white space as one space. Takes linear time even for a text that is
 * far too long for a name.
 * Rule: docs/rules/names.md#comparing-names.
 */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  const text = trimmed.length > LONG ? trimmed.replace(MARKS, `$1${COMBINING_GRAPHEME_JOINER}`) : trimmed;
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
