import { placeInEntry } from '../../../../core/game-data/entry-place.ts';
import { cutText } from '../../../../core/lib/cut-text.ts';
import { wordingText } from '../../../../core/lib/wording.ts';
import type { Keys } from './editor-session.ts';

/** Names in descriptions of changes are cut at so many characters. */
const MAX_LETTERS = 60;

const shortened = (text: string): string =>
  text.length > MAX_LETTERS ? `${cutText(text, MAX_LETTERS)}…` : text;

/** A place in an entry, such as `the cost of Ladle` and `effects 2 › value of Slash`. `keys`: within the entry. */
export function placeWords(keys: Keys, name: string): string {
  if (keys.length === 0) return shortened(name);
  const article = keys.length === 1 ? 'the ' : '';
  return `${article}${shortened(wordingText(placeInEntry(keys)))} of ${shortened(name)}`;
}
