import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { StepDirection } from '../history/undo-history.ts';
import type { UndoableDocument } from '../history/undoable-document.ts';
import { type CharacterSession, changeSheet } from './character-document.ts';

/** A step from one sheet of a character to another, taken from outside of its own screens. */
export interface SheetStep {
  /** What the step is called in the undo history of the character. */
  readonly label: string;
  readonly direction: 'change' | StepDirection;
  readonly base: Sheet;
  readonly next: Sheet;
}

/** `stale`: the sheet is no longer the base, so nothing was changed. */
export type SheetStepOutcome = 'done' | { readonly kind: 'stale'; readonly sheet: Sheet };

/**
 * Takes a step on the opened document of a character. Undo and redo take the step of its own history where
 * that leads to the same sheet; elsewhere they are a step of their own.
 */
export function takeSheetStep(
  document: UndoableDocument<{ readonly sheet: Sheet }, CharacterSession>,
  sheet: Sheet,
  { label, direction, base, next }: SheetStep,
): SheetStepOutcome {
  if (!sameContent(sheet, base)) return { kind: 'stale', sheet };
  const isOwnStep = direction !== 'change' && sameContent(document.peek(direction)?.sheet, next);
  if (isOwnStep) document.step(direction);
  else document.apply(label, (now) => changeSheet(now.sheet, next));
  return 'done';
}
