import { useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { useCharacter } from '../../state/use-game.ts';

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
