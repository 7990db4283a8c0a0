import { sameContent } from '../../core/lib/same-content.ts';

/** Identifies changes that belong together, such as the keystrokes of one visit to a field. */
export type Visit = symbol;

export type StepDirection = 'undo' | 'redo';

/** A step that was taken in another document, and that is undone and redone there. */
export interface LinkedStep {
  /** The key of that document. */
  readonly key: string;
  /** Whether that document is still as this step has left it. */
  fits(direction: StepDirection): boolean;
  /**
   * Takes it in that document. Where it cannot be taken any more, it changes nothing and resolves to false.
   */
  take(direction: StepDirection): Promise<boolean>;
}

/** One step. */
export interface HistoryEntry<Doc> {
  readonly label: string;
  /** The fields that the step changed, with their values on the other side of the step. */
  readonly fields: Partial<Doc>;
  /** The visit whose changes coalesce into this step. */
  readonly visit?: Visit;
  /** With it, the step changes no field here. It does not survive a reload. */
  readonly linked?: LinkedStep;
}

/** The first entry of each step that has been undone or redone since. */
const FIRST_ENTRIES = new WeakMap<object, object>();

/** Identifies a step however often it is undone and redone. */
export const stepOf = (entry: object | undefined): object | undefined =>
  entry && (FIRST_ENTRIES.get(entry) ?? entry);

/** The steps that can be undone and redone. The next step of each is the last in its list. */
export interface UndoHistory<Doc> {
  readonly undoable: readonly HistoryEntry<Doc>[];
  readonly redoable: readonly HistoryEntry<Doc>[];
}

/** A document and its undo history. */
export interface DocumentState<Doc> extends UndoHistory<Doc> {
  readonly document: Doc;
}

export const EMPTY_HISTORY: UndoHistory<never> = { undoable: [], redoable: [] };

const MAX_STEPS = 200;

/** The document's values of the fields in `like`. */
export function pickFields<Doc extends object>(document: Doc, like: Partial<Doc>): Partial<Doc> {
  const names = Object.keys(like) as (keyof Doc)[];
  return Object.fromEntries(names.map((name) => [name, document[name]])) as Partial<Doc>;
}

/** Whether a document has these values in these fields. */
export function hasFields<Doc extends object>(document: Doc, fields: Partial<Doc>): boolean {
  return sameContent(pickFields(document, fields), fields);
}

/** The last step, if a change of this label and visit coalesces into it. */
export function coalescingEntry<Doc>(
  { undoable }: UndoHistory<Doc>,
  label: string,
  visit: Visit | undefined,
): HistoryEntry<Doc> | undefined {
  const last = undoable.at(-1);
  return visit !== undefined && last?.visit === visit && last.label === label ? last : undefined;
}

/**
 * The state after a change of these fields, which clears the redoable steps. A change coalesces with the
 * previous step if both have the same label and visit. If the combined step changes nothing, it is removed.
 */
export function recordChange<Doc extends object>(
  state: DocumentState<Doc>,
  label: string,
  fields: Partial<Doc>,
  visit?: Visit,
): DocumentState<Doc> {
  const { document, undoable } = state;
  const next = { ...document, ...fields };
  const last = coalescingEntry(state, label, visit);
  const before = { ...pickFields(document, fields), ...last?.fields };
  const isUndone = last !== undefined && hasFields(next, before);
  const entry = { label, fields: before, ...(visit && { visit }) };
  const earlier = last === undefined ? undoable : undoable.slice(0, -1);
  return {
    document: next,
    undoable: isUndone ? earlier : [...earlier, entry].slice(-MAX_STEPS),
    redoable: [],
  };
}

/** The state after a step of another document, which clears the redoable steps. */
export function recordLinked<Doc extends object>(
  { document, undoable }: DocumentState<Doc>,
  label: string,
  linked: LinkedStep,
): DocumentState<Doc> {
  const entry = { label, fields: {}, linked };
  return { document, undoable: [...undoable, entry].slice(-MAX_STEPS), redoable: [] };
}

/** Applies a step's fields to the document. The returned entry reverses this under the same label. */
function takeStep<Doc extends object>(
  document: Doc,
  entry: HistoryEntry<Doc>,
): { readonly document: Doc; readonly back: HistoryEntry<Doc> } {
  const { label, fields, linked } = entry;
  const back = { label, fields: pickFields(document, fields), ...(linked && { linked }) };
  FIRST_ENTRIES.set(back, FIRST_ENTRIES.get(entry) ?? entry);
  return { document: { ...document, ...fields }, back };
}

/** The state one step back; undefined if nothing can be undone. */
export function stepBack<Doc extends object>(state: DocumentState<Doc>): DocumentState<Doc> | undefined {
  const entry = state.undoable.at(-1);
  if (entry === undefined) return undefined;
  const { document, back } = takeStep(state.document, entry);
  return { document, undoable: state.undoable.slice(0, -1), redoable: [...state.redoable, back] };
}

/** The state one step forward; undefined if nothing can be redone. */
export function stepForward<Doc extends object>(state: DocumentState<Doc>): DocumentState<Doc> | undefined {
  const entry = state.redoable.at(-1);
  if (entry === undefined) return undefined;
  const { document, back } = takeStep(state.document, entry);
  return { document, undoable: [...state.undoable, back], redoable: state.redoable.slice(0, -1) };
}
