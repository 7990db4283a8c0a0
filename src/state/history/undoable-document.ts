import type { Outcome } from './outcome.ts';
import type { DocumentFormat, PersistedHistories } from './persisted-histories.ts';
import {
  coalescingEntry,
  type DocumentState,
  EMPTY_HISTORY,
  hasFields,
  pickFields,
  recordChange,
  stepBack,
  stepForward,
  type Visit,
} from './undo-history.ts';

/**
 * A pure change of a document. `before` is the document as it was before the step that the change is part of.
 */
export type Transition<Doc> = (document: Doc, before: Doc) => Outcome<Doc>;

export type StepDirection = 'undo' | 'redo';

/** `Stored`: the fields that storage holds. `Local`: those that only this session has. */
interface DocumentParts<Stored extends object, Local extends object> {
  readonly format: DocumentFormat<Stored & Local>;
  readonly histories: PersistedHistories<Stored & Local>;
  /** The session's fields as a document starts with them. */
  readonly local: Local;
  /** Called with every new state; undefined once the document is closed. */
  readonly show: (state: DocumentState<Stored & Local> | undefined) => void;
  /**
   * Stores the document after a change or a step of its stored fields. `isCoalesced`: more of the same typing
   * is likely to follow.
   */
  readonly store: (document: Stored & Local, isCoalesced: boolean) => void;
}

/** A document whose changes can be undone. Contents are compared, never the identity of an object. */
export interface UndoableDocument<Stored extends object, Local extends object> {
  /**
   * Opens the document of this key as it is stored. The fields of the session come back with it, and its
   * steps do where it is still the document that they end with.
   */
  open(key: string, stored: Stored): void;
  close(): void;
  /** Forgets what this session has of a key. */
  forget(key: string): void;
  /** Shows what somebody else stored. Nothing can be undone then. */
  replace(stored: Stored): void;
  /** Changes fields of the session without a step. */
  update(fields: Partial<Local>): void;
  /** Makes the change of a transition a step. Changes of one label and visit coalesce. */
  apply(label: string, transition: Transition<Stored & Local>, visit?: Visit): Outcome<Stored & Local>;
  /** The document that a step leads to; undefined where there is no step. */
  peek(direction: StepDirection): (Stored & Local) | undefined;
  /** Takes a step. `fields` take the place of what the step leads to. False where there is none. */
  step(direction: StepDirection, fields?: Partial<Stored & Local>): boolean;
}

const STEPS = { undo: stepBack, redo: stepForward };

export function createDocument<Stored extends object, Local extends object>(
  parts: DocumentParts<Stored, Local>,
): UndoableDocument<Stored, Local> {
  type Doc = Stored & Local;
  const { format, histories, local, show, store } = parts;
  let state: DocumentState<Doc> | undefined;
  let openKey = '';

  function set(next: DocumentState<Doc>): void {
    state = next;
    const { document, undoable, redoable } = next;
    const isWorthKeeping =
      undoable.length + redoable.length > 0 || !hasFields<Doc>(document, local as Partial<Doc>);
    if (isWorthKeeping) histories.save(openKey, next);
    else histories.forget(openKey);
    show(next);
  }

  const isStored = (fields: Partial<Doc>) => Object.keys(fields).some((name) => !Object.hasOwn(local, name));
  const serialized = (document: Doc) => JSON.stringify(format.serialize(document));

  return {
    open(key, stored) {
      openKey = key;
      const found = histories.find(key);
      const document: Doc = {
        ...local,
        ...(found && pickFields(found.document, local as Partial<Doc>)),
        ...stored,
      };
      const isSame = found !== undefined && serialized(found.document) === serialized(document);
      const { undoable, redoable } = isSame ? found : EMPTY_HISTORY;
      set({ document, undoable, redoable });
    },
    close() {
      state = undefined;
      show(undefined);
    },
    forget: (key) => histories.forget(key),
    replace(stored) {
      if (state !== undefined) set({ document: { ...state.document, ...stored }, ...EMPTY_HISTORY });
    },
    update(fields) {
      if (state !== undefined) set({ ...state, document: { ...state.document, ...fields } });
    },
    apply(label, transition, visit) {
      if (state === undefined) return { kind: 'unchanged' };
      const began = coalescingEntry(state, label, visit);
      const outcome = transition(state.document, { ...state.document, ...began?.fields });
      if (outcome.kind !== 'changed') return outcome;
      const next = recordChange(state, label, outcome.fields, visit);
      set(next);
      if (isStored(outcome.fields)) store(next.document, began !== undefined);
      return outcome;
    },
    peek: (direction) => state && STEPS[direction](state)?.document,
    step(direction, fields) {
      const next = state && STEPS[direction](state);
      if (state === undefined || next === undefined) return false;
      const taken = { undo: state.undoable, redo: state.redoable }[direction].at(-1);
      const document = { ...next.document, ...fields };
      set({ ...next, document });
      if (isStored({ ...taken?.fields, ...fields })) store(document, false);
      return true;
    },
  };
}
