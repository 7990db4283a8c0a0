import { useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import { useCharacter } from '../../state/use-application.ts';

/** Whether two values have the same content, lists and plain objects through and through. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => sameContent(each, b[index]));
  }
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) {
    return false;
  }
  const entries = Object.entries(a);
  const other = new Map(Object.entries(b));
  return (
    entries.length === other.size &&
    entries.every(([key, value]) => other.has(key) && sameContent(value, other.get(key)))
  );
}

/**
 * One thing of the loaded character. Everything of a character is derived anew at each change, so the value is compared
 * by content: a tile is drawn again only when what it shows has changed. After unloading, the last value stands until
 * the sheet is gone.
 */
export function useSheet<Selected>(select: (character: Character) => Selected): Selected {
  const last = useRef<{ readonly value: Selected }>(undefined);
  return useCharacter((character) => {
    if (character !== undefined) {
      const value = select(character);
      if (last.current === undefined || !sameContent(last.current.value, value)) last.current = { value };
    }
    if (last.current === undefined) throw new Error('The sheet stands without a character.');
    return last.current.value;
  });
}
