import type { ChangeOutcome, CharacterTransition, SheetTransition } from './characters/loaded-state.ts';
import { useGame } from './use-game.ts';
import { useVisits } from './use-visits.ts';

/**
 * Changes of the loaded sheet while something is typed or moved: those under one label in one visit are one
 * step.
 */
export function useTyping() {
  const { loaded } = useGame();
  const { visitOf, end } = useVisits();
  return {
    /** False where nothing changed, as with `LoadedCharacter.change`. */
    type: (label: string, transition: SheetTransition): boolean =>
      loaded.change(label, transition, visitOf(true)),
    /** As with `LoadedCharacter.apply`. */
    apply: (label: string, transition: CharacterTransition): ChangeOutcome =>
      loaded.apply(label, transition, visitOf(true)),
    endVisit: end,
  };
}
