import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { type CombatRecord, NO_COMBAT } from '../combat/combat-record.ts';
import type { Outcome } from '../history/outcome.ts';
import { EMPTY_HISTORY, type UndoHistory, type Visit } from '../history/undo-history.ts';
import type { CharacterDocument } from './character-document.ts';
import { type EditorDrafts, NO_DRAFTS } from './editor-drafts.ts';

export interface LoadedState extends UndoHistory<CharacterDocument> {
  /** undefined while no character is loaded. */
  readonly character: Character | undefined;
  readonly combat: CombatRecord;
  readonly drafts: EditorDrafts;
  /** The character is open in another tab: it can be read here, and taken over. */
  readonly isElsewhere: boolean;
}

/** A pure change of the sheet. `before` is the sheet as it was before the step that the change is part of. */
export type SheetTransition = (sheet: Sheet, character: Character, before: Sheet) => Sheet;

/** A pure change of the sheet and the combat around it. */
export type CharacterTransition = (
  document: CharacterDocument,
  character: Character,
) => Outcome<CharacterDocument>;

/** `locked`: another tab has the character, which a notice told. */
export type ChangeOutcome = Outcome<CharacterDocument> | { readonly kind: 'locked' };

export interface LoadedCharacter {
  readonly store: StoreApi<LoadedState>;
  /**
   * Loads a sheet. Its steps and its combat come back where this session has them. Resolves once it is known
   * whether this tab may change the character.
   */
  load(sheet: Sheet): Promise<boolean>;
  unload(): void;
  /**
   * Changes the sheet in a step of this label, and saves it. Changes of one label and visit are one step,
   * whose saving waits a moment. False where nothing changed.
   */
  change(label: string, transition: SheetTransition, visit?: Visit): boolean;
  /** The same for a transition that says by itself what it changes. */
  apply(label: string, transition: CharacterTransition, visit?: Visit): ChangeOutcome;
  /**
   * Changes the combat in a step of this label. Nothing is saved, so another tab is not in the way. Changes of
   * one label and visit are one step.
   */
  changeCombat(label: string, fields: Partial<CombatRecord>, visit?: Visit): void;
  /** Changes the combat without a step. */
  updateCombat(fields: Partial<CombatRecord>): void;
  /** Changes what the editors hold. */
  updateDrafts(fields: Partial<EditorDrafts>): void;
  /**
   * Takes a step, at once where it leads to the same packs. Resolves to false where there is none, where
   * another tab has the character, or where the packs of the step cannot be enabled.
   */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Takes the character over from the other tab. */
  takeOver(): void;
}

export const NO_CHARACTER: LoadedState = {
  character: undefined,
  combat: NO_COMBAT,
  drafts: NO_DRAFTS,
  isElsewhere: false,
  ...EMPTY_HISTORY,
};

export const createLoadedStore = (): StoreApi<LoadedState> => createStore<LoadedState>(() => NO_CHARACTER);
