import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import { parseSheet, storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { CURRENT_SHEET_VERSION, type Sheet } from '../../core/character/sheet/sheet.ts';
import { isNothingLost, validateSheet } from '../../core/character/validate.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { Session } from '../../platform/session.ts';
import type { CharacterLock } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import type { PersistedHistory } from '../history/persisted-history.ts';
import {
  EMPTY_HISTORY,
  recordChange,
  stepBack,
  stepForward,
  type UndoHistory,
} from '../history/undo-history.ts';
import type { Notices } from '../notices.ts';
import { keptSheetSteps } from './sheet-steps.ts';

export interface LoadedState extends UndoHistory<Sheet> {
  /** undefined while no character is loaded. */
  readonly character: Character | undefined;
  /** Another tab has this character in hand: it can be read here, and taken over. */
  readonly isElsewhere: boolean;
}

/** A pure change of the sheet; the same sheet where nothing changes. */
export type SheetTransition = (sheet: Sheet, character: Character) => Sheet;

export interface LoadedCharacter {
  readonly store: StoreApi<LoadedState>;
  /**
   * Puts a sheet on the table, with nothing to undo but what this tab kept of it over a reload, or all where it is there already. Resolves once it is known whether
   * the character is in hand here.
   */
  load(sheet: Sheet): Promise<boolean>;
  unload(): void;
  /**
   * Applies a transition, saves the sheet as soon as it is drawn, and remembers the step under its label. False where the sheet is as it was:
   * the transition changes nothing, or another tab has the character in hand, which a notice says. `proceeds`: it goes on from
   * the change before it under that label, as typing does: the two are one step, and saving waits a moment.
   */
  change(label: string, transition: SheetTransition, proceeds?: boolean): boolean;
  /** False where there is nothing to undo, or another tab has the character in hand. */
  undo(): boolean;
  redo(): boolean;
  /** Takes the character over from the tab that has it in hand. */
  takeOver(): void;
}

const NO_CHARACTER: LoadedState = { character: undefined, isElsewhere: false, ...EMPTY_HISTORY };

/** The character on the table: every change is a pure transition, saved at once, that can be undone step by step. */
export function createLoadedCharacter(
  storage: TabardStorage,
  gameData: StoreApi<{ readonly gameData: GameData }>,
  notices: Notices,
  session: Session,
): LoadedCharacter {
  const { characters } = storage;
  const store = createStore<LoadedState>(() => NO_CHARACTER);
  let hold: CharacterLock | undefined;
  let keptSteps: PersistedHistory<Sheet> | undefined;

  function show(sheet: Sheet, steps: UndoHistory<Sheet>): void {
    const character = derive(sheet, gameData.getState().gameData, store.getState().character);
    store.setState({ character, undoable: steps.undoable, redoable: steps.redoable });
  }

  /** Shows a sheet, and saves it. */
  function put(sheet: Sheet, steps: UndoHistory<Sheet>, isTyping = false): void {
    show(sheet, steps);
    const stored = storedSheetOf(sheet);
    if (isTyping) characters.saveSoon(stored);
    else void characters.save(stored);
  }

  /** The character, where this tab may change it. */
  function inHand(): Character | undefined {
    const { character, isElsewhere } = store.getState();
    if (character === undefined || !isElsewhere) return character;
    notices.warn([
      { name: character.sheet.name },
      ' is in hand in another tab. Nothing was changed. Take over to edit here.',
    ]);
    return undefined;
  }

  function change(label: string, transition: SheetTransition, proceeds = false): boolean {
    const character = inHand();
    if (character === undefined) return false;
    const sheet = transition(character.sheet, character);
    if (sheet === character.sheet) return false;
    const isBack = (began: Sheet) => sameContent(began, sheet);
    const before = store.getState();
    const steps = recordChange(before, label, character.sheet, proceeds, isBack);
    const wentBack = steps.undoable.length < before.undoable.length;
    // The sheet itself is back, not one like it: what goes with its step is known by it.
    put((wentBack && before.undoable.at(-1)?.value) || sheet, steps, proceeds);
    return true;
  }

  function step(go: typeof stepBack<Sheet>): boolean {
    const character = inHand();
    const gone = character && go(store.getState(), character.sheet);
    if (gone === undefined) return false;
    put(gone.value, gone.steps);
    return true;
  }

  /** A restored sheet as the game data in force would have it; undefined where that is not as it was saved: loading it asks first. */
  function asItIs(sheet: Sheet): Sheet | undefined {
    const validated = validateSheet(sheet, gameData.getState().gameData);
    const isAsSaved = isNothingLost(validated) && sameContent(validated.sheet.packInfo, sheet.packInfo);
    return isAsSaved ? validated.sheet : undefined;
  }

  function unload(): void {
    hold?.release();
    hold = undefined;
    store.setState(NO_CHARACTER, true);
  }

  gameData.subscribe((state, before) => {
    const { character } = store.getState();
    if (character !== undefined && state.gameData !== before.gameData)
      show(character.sheet, store.getState());
  });

  characters.subscribe(({ key, entry, by }) => {
    const { character } = store.getState();
    if (character === undefined || normaliseName(character.sheet.name) !== key) return;
    if (entry === undefined) return unload();
    if (by === 'here') return;
    // What another tab or a restore wrote is what is on the table now.
    const read = entry.value.version === CURRENT_SHEET_VERSION ? parseSheet(entry.value) : undefined;
    const sheet = read?.ok ? (by === 'restore' ? asItIs(read.value) : read.value) : undefined;
    if (sheet === undefined) unload();
    else show(sheet, EMPTY_HISTORY);
  });

  return {
    store,
    async load(sheet) {
      if (keptSteps === undefined) {
        keptSteps = keptSheetSteps(session);
        keptSteps.save(() => ({ value: store.getState().character?.sheet, steps: store.getState() }));
      }
      const { character } = store.getState();
      const isSame =
        character !== undefined && normaliseName(character.sheet.name) === normaliseName(sheet.name);
      if (!isSame || hold === undefined) {
        hold?.release();
        const held = storage.lockCharacter(sheet.name);
        hold = held;
        const follow = () => {
          if (hold === held) store.setState({ isElsewhere: held.state() === 'elsewhere' });
        };
        held.subscribe(follow);
        follow();
      }
      const isOnTheTable = isSame && sameContent(character.sheet, sheet);
      show(sheet, isOnTheTable ? store.getState() : keptSteps.restore(sheet));
      return hold.settled();
    },
    unload,
    change,
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    takeOver: () => void hold?.takeOver(),
  };
}
