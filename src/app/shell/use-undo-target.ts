import { useMatch } from 'react-router';
import type { Step } from '../../state/steps.ts';
import { useApplication, useLoaded, useLoadedEncounter } from '../../state/use-application.ts';

/** What Undo and Redo act on: the labels of the next steps, and how they are taken. */
interface UndoTarget {
  /** Whether there is anything on the table whose changes could be undone. */
  readonly isThere: boolean;
  readonly undoable: readonly Step<unknown>[];
  readonly redoable: readonly Step<unknown>[];
  /** False where nothing was undone. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** The loaded encounter on its own screen, the loaded character elsewhere (decisions: Undo). */
export function useUndoTarget(): UndoTarget {
  const { loaded, encounters } = useApplication();
  const character = useLoaded();
  const encounter = useLoadedEncounter();
  if (useMatch('/gm/encounter/*') === null)
    return { ...character, isThere: character.character !== undefined, undo: loaded.undo, redo: loaded.redo };
  return {
    ...encounter,
    isThere: encounter.encounter !== undefined,
    undo: encounters.undo,
    redo: encounters.redo,
  };
}
