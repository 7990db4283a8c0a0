import type { Remembered } from '../storage/api.ts';
import type { CharacterEntry } from './entry-lists.ts';

const LAST = 'lastCharacter';

/** Remembers the character that was loaded last, by its key. */
export function rememberLastCharacter(remembered: Remembered, key: string): void {
  remembered.write(LAST, key);
}

/**
 * The character that was loaded last in any visit, or else the one that was saved last.
 * Rule: docs/rules/screens.md#home.
 */
export function lastCharacter(
  remembered: Remembered,
  characters: readonly CharacterEntry[],
): CharacterEntry | undefined {
  const last = remembered.read(LAST);
  return characters.find(({ key }) => key === last) ?? characters[0];
}
