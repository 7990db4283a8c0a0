import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../core/character/character.ts';
import { derive } from '../core/character/derive.ts';
import { storedSheetOf } from '../core/character/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../core/character/sheet.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import type { Collection } from '../storage/storage.ts';

/** One change of the sheet, with the sheet as it was on the other side of it. */
interface Step {
  readonly label: string;
  readonly sheet: Sheet;
}

export interface LoadedState {
  /** undefined while no character is loaded. */
  readonly character: Character | undefined;
  /** What undo and redo would do, the next one last. */
  readonly undoable: readonly Step[];
  readonly redoable: readonly Step[];
}

export interface LoadedCharacter {
  readonly store: StoreApi<LoadedState>;
  /** Puts a sheet on the table, with nothing to undo. */
  load(sheet: Sheet): void;
  unload(): void;
  /** Applies a pure transition, saves the sheet, and remembers the step under its label. */
  change(label: string, transition: (sheet: Sheet, character: Character) => Sheet): void;
  /** The same for typing: steps of one label that follow each other are one, and saving waits a moment. */
  type(label: string, transition: (sheet: Sheet, character: Character) => Sheet): void;
  undo(): void;
  redo(): void;
}

const EMPTY: LoadedState = { character: undefined, undoable: [], redoable: [] };
const STEPS_KEPT = 200;

/** The character on the table: every change is a pure transition, saved at once, that can be undone step by step. */
export function createLoadedCharacter(
  collection: Collection<StoredSheet>,
  gameData: StoreApi<{ readonly gameData: GameData }>,
): LoadedCharacter {
  const store = createStore<LoadedState>(() => EMPTY);

  function show(sheet: Sheet, undoable: readonly Step[], redoable: readonly Step[]): void {
    store.setState({ character: derive(sheet, gameData.getState().gameData), undoable, redoable });
  }

  function transit(
    label: string,
    transition: (sheet: Sheet, character: Character) => Sheet,
    isTyping: boolean,
  ): void {
    const { character, undoable } = store.getState();
    if (character === undefined) return;
    const sheet = transition(character.sheet, character);
    if (sheet === character.sheet) return;
    const continues = isTyping && undoable.at(-1)?.label === label;
    const steps = continues ? undoable : [...undoable, { label, sheet: character.sheet }].slice(-STEPS_KEPT);
    show(sheet, steps, []);
    if (isTyping) collection.saveSoon(storedSheetOf(sheet));
    else void collection.save(storedSheetOf(sheet));
  }

  function step(from: 'undoable' | 'redoable'): void {
    const { character, undoable, redoable } = store.getState();
    const taken = (from === 'undoable' ? undoable : redoable).at(-1);
    if (character === undefined || taken === undefined) return;
    const back = { label: taken.label, sheet: character.sheet };
    if (from === 'undoable') show(taken.sheet, undoable.slice(0, -1), [...redoable, back]);
    else show(taken.sheet, [...undoable, back], redoable.slice(0, -1));
    void collection.save(storedSheetOf(taken.sheet));
  }

  gameData.subscribe((state, before) => {
    const { character, undoable, redoable } = store.getState();
    if (character !== undefined && state.gameData !== before.gameData)
      show(character.sheet, undoable, redoable);
  });

  return {
    store,
    load: (sheet) => show(sheet, [], []),
    unload: () => store.setState(EMPTY),
    change: (label, transition) => transit(label, transition, false),
    type: (label, transition) => transit(label, transition, true),
    undo: () => step('undoable'),
    redo: () => step('redoable'),
  };
}
