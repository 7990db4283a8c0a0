import { useRef } from 'react';
import type { Sheet } from '../core/character/sheet/sheet.ts';
import type { SheetTransition } from './characters/loaded-character.ts';
import type { HistoryEntry } from './history/undo-history.ts';
import { useGame } from './use-game.ts';

/** Typing into the loaded sheet, visit by visit: what follows under one label in one visit is one step, and saving it waits a moment. */
export function useTyping() {
  const { loaded } = useGame();
  /** What this visit made. Where another step stands last, after an undo or another change, it is not gone on with. */
  const own = useRef<HistoryEntry<Sheet>>(undefined);
  return {
    /** False where the sheet is as it was, as with `LoadedCharacter.change`. */
    type(label: string, transition: SheetTransition): boolean {
      const { undoable } = loaded.store.getState();
      const proceeds = own.current !== undefined && undoable.at(-1) === own.current;
      const isChanged = loaded.change(label, transition, proceeds);
      const last = loaded.store.getState().undoable.at(-1);
      if (last !== undefined && !undoable.includes(last)) own.current = last;
      return isChanged;
    },
    endVisit(): void {
      own.current = undefined;
    },
  };
}
