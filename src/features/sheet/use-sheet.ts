import { useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { useCharacter } from '../../state/use-game.ts';

/**
 * Selects a value of the loaded character. Each change derives the whole character again, so values are
 * compared, by content unless `isSame` is given: a tile renders again only when its own values change. After
 * the character is unloaded, the last value remains until the sheet unmounts.
 */
export function useSheet<Selected>(
  select: (character: Character) => Selected,
  isSame: (a: Selected, b: Selected) => boolean = sameContent,
): Selected {
  const last = useRef<{ character: Character; select: typeof select; value: Selected }>(undefined);
  return useCharacter((character) => {
    const before = last.current;
    if (character === undefined) {
      if (before === undefined) throw new Error('The sheet is rendered without a character.');
      return before.value;
    }
    if (before?.character === character && before.select === select) return before.value;
    const selected = select(character);
    const value = before !== undefined && isSame(before.value, selected) ? before.value : selected;
    last.current = { character, select, value };
    return value;
  });
}
