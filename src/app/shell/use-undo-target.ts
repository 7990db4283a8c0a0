import { useMatch } from 'react-router';
import type { UndoHistory } from '../../state/history/undo-history.ts';
import { useGame, useLoaded, useLoadedEncounter } from '../../state/use-game.ts';
import { useWorkshopState } from '../../state/workshop/use-workshop.ts';

/** What Undo and Redo act on: the labels of the next steps, if any, and the functions that take them. */
interface UndoTarget {
  /** Whether there is a loaded document whose changes could be undone. */
  readonly isThere: boolean;
  readonly undoable: string | undefined;
  readonly redoable: string | undefined;
  /** False where nothing was undone. */
  readonly undo: () => boolean | Promise<boolean>;
  readonly redo: () => boolean | Promise<boolean>;
}

const nextUndo = ({ undoable }: UndoHistory<unknown>) => undoable.at(-1)?.label;
const nextRedo = ({ redoable }: UndoHistory<unknown>) => redoable.at(-1)?.label;

/**
 * The loaded encounter on its own screen, the open pack in the workshop, the loaded character elsewhere.
 * Rule: docs/rules/undo.md#undo-and-redo.
 */
export function useUndoTarget(): UndoTarget {
  const { loaded, encounters, workshop } = useGame();
  const character = {
    isThere: useLoaded((state) => state.character !== undefined),
    undoable: useLoaded(nextUndo),
    redoable: useLoaded(nextRedo),
    undo: loaded.undo,
    redo: loaded.redo,
  };
  const loadedEncounter = useLoadedEncounter();
  const encounter = {
    isThere: loadedEncounter.encounter !== undefined,
    undoable: nextUndo(loadedEncounter),
    redoable: nextRedo(loadedEncounter),
    undo: encounters.undo,
    redo: encounters.redo,
  };
  const pack = {
    isThere: useWorkshopState((state) => state.pack !== undefined),
    undoable: useWorkshopState(nextUndo),
    redoable: useWorkshopState(nextRedo),
    undo: () => workshop.getState()?.undo() ?? false,
    redo: () => workshop.getState()?.redo() ?? false,
  };
  const isOfEncounter = useMatch('/gm/encounter/*') !== null;
  const isOfPack = useMatch('/workshop/:pack/*') !== null;
  if (isOfPack) return pack;
  return isOfEncounter ? encounter : character;
}
