import type { ChangeOutcome, CharacterTransition, SheetTransition } from './characters/loaded-state.ts';
import { useGame } from './use-game.ts';
import { useVisits } from './use-visits.ts';

/**
 * Changes the loaded sheet while the user types or drags. Changes of the same label and visit form one step.
 */
export function useTyping() {
  const { loaded } = useGame();
  const { visitOf, end } = useVisits();
  return {
    /** Returns false if nothing changed, like `LoadedCharacter.change`. */
    type: (label: string, transition: SheetTransition): boolean =>
      loaded.change(label, transition, visitOf(true)),
    /** Like `LoadedCharacter.apply`. */
    apply: (label: string, transition: CharacterTransition): ChangeOutcome =>
      loaded.apply(label, transition, visitOf(true)),
    endVisit: end,
  };
}
