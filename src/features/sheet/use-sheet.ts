import { useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import { useCharacter } from '../../state/use-application.ts';

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Fields => Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values have the same content, lists and plain objects through and through. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => sameContent(each, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameContent(a[key], b[key]))
  );
}

/**
 * One thing of the loaded character. Everything of a character is derived anew at each change, so the value is compared,
 * by its content where nothing else is said: a tile is drawn again only when what it shows has changed. After unloading,
 * the last value stands until the sheet is gone.
 */
export function useSheet<Selected>(
  select: (character: Character) => Selected,
  isSame: (a: Selected, b: Selected) => boolean = sameContent,
): Selected {
  const last = useRef<{ character: Character; select: typeof select; value: Selected }>(undefined);
  return useCharacter((character) => {
    const before = last.current;
    if (character === undefined) {
      if (before === undefined) throw new Error('The sheet stands without a character.');
      return before.value;
    }
    if (before?.character === character && before.select === select) return before.value;
    const selected = select(character);
    const value = before !== undefined && isSame(before.value, selected) ? before.value : selected;
    last.current = { character, select, value };
    return value;
  });
}
