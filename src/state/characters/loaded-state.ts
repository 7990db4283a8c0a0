import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { SaveOutcome } from '../../storage/api.ts';
import { type CombatRecord, NO_COMBAT } from '../combat/combat-record.ts';
import type { Outcome } from '../history/outcome.ts';
import { EMPTY_HISTORY, type UndoHistory, type Visit } from '../history/undo-history.ts';
import type { CharacterDocument } from './character-document.ts';
import { type EditorDrafts, NO_DRAFTS } from './editor-drafts.ts';
import type { SheetStep, SheetStepOutcome } from './sheet-step.ts';

export interface LoadedState extends UndoHistory<CharacterDocument> {
  /** undefined while no character is loaded. */
  readonly character: Character | undefined;
  readonly combat: CombatRecord;
  readonly drafts: EditorDrafts;
  /** Whether the character is open in another tab; here it can be read, or taken over. */
  readonly isElsewhere: boolean;
}

/** A pure change of the sheet. `before` is the sheet before the step to which the change belongs. */
export type SheetTransition = (sheet: Sheet, character: Character, before: Sheet) => Sheet;

/** A pure change of the sheet and its combat. */
export type CharacterTransition = (
  document: CharacterDocument,
  character: Character,
) => Outcome<CharacterDocument>;

/** `locked`: the character is open in another tab, as a notice says. */
export type ChangeOutcome = Outcome<CharacterDocument> | { readonly kind: 'locked' };

export interface LoadedCharacter {
  readonly store: StoreApi<LoadedState>;
  /**
   * Loads a sheet, with its undo history and its combat if this session has them. Resolves once it is known
   * whether this tab may change the character.
   */
  load(sheet: Sheet): Promise<boolean>;
  unload(): void;
  /**
   * Changes the sheet in a step with this label, and saves it. Changes of the same label and visit form one
   * step, whose saving is debounced. Returns false if nothing changed.
   */
  change(label: string, transition: SheetTransition, visit?: Visit): boolean;
  /** The same for a transition that returns its own outcome. */
  apply(label: string, transition: CharacterTransition, visit?: Visit): ChangeOutcome;
  /** What becomes of the last save that was not debounced. */
  lastSave(): Promise<SaveOutcome>;
  /**
   * Changes the combat in a step of this label. Nothing is saved, so another tab is not in the way. Changes
   * of one label and visit are one step.
   */
  changeCombat(label: string, fields: Partial<CombatRecord>, visit?: Visit): void;
  /** Changes the combat without a step. */
  updateCombat(fields: Partial<CombatRecord>): void;
  /** Changes what the editors hold. */
  updateDrafts(fields: Partial<EditorDrafts>): void;
  /**
   * Undoes or redoes a step, synchronously if it needs the same packs. Resolves to false if there is no step,
   * if another tab has the character open, or if the packs of the step cannot be enabled.
   */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /**
   * Takes a step from outside of the character's screens. `elsewhere`: the character is not loaded here, or
   * another tab has it open. `busy`: the packs of a step are being enabled.
   */
  takeStep(step: SheetStep): Promise<SheetStepOutcome | 'elsewhere' | 'busy'>;
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
