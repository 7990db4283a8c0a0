import type { Outcome } from './outcome.ts';
import type { DocumentFormat, PersistedHistories } from './persisted-histories.ts';
import {
  coalescingEntry,
  type DocumentState,
  EMPTY_HISTORY,
  type HistoryEntry,
  hasFields,
  type LinkedStep,
  pickFields,
  recordChange,
  recordLinked,
  type StepDirection,
  stepBack,
  stepForward,
  type Visit,
} from './undo-history.ts';

/** A pure change of a document. `before` is the document before the step to which the change belongs. */
export type Transition<Doc> = (document: Doc, before: Doc) => Outcome<Doc>;

/** `Stored`: the fields in storage. `Local`: fields that only this session has. */
interface DocumentParts<Stored extends object, Local extends object> {
  readonly format: DocumentFormat<Stored & Local>;
  readonly histories: PersistedHistories<Stored & Local>;
  /** The initial session fields of a document. */
  readonly local: Local;
  /** Called with every new state; undefined once the document is closed. */
  readonly show: (state: DocumentState<Stored & Local> | undefined) => void;
  /**
   * Stores the document after a change, undo or redo of its stored fields. `isCoalesced`: further changes of
   * the same step are likely.
   */
  readonly store: (document: Stored & Local, isCoalesced: boolean) => void;
}

/** A document whose changes can be undone. Documents are compared by content, not by identity. */
export interface UndoableDocument<Stored extends object, Local extends object> {
  /**
   * Opens the stored document of this key, with its session fields. Its undo history is restored if the
   * stored content is unchanged.
   */
  open(key: string, stored: Stored): void;
  close(): void;
  /** Forgets the session's state of a key. */
  forget(key: string): void;
  /** Shows a document that was stored elsewhere, and clears the undo history. */
  replace(stored: Stored): void;
  /** Changes fields of the session without a step. */
  update(fields: Partial<Local>): void;
  /** Records a transition as a step. Changes of the same label and visit coalesce. */
  apply(label: string, transition: Transition<Stored & Local>, visit?: Visit): Outcome<Stored & Local>;
  /** Records a step of another document. */
  link(label: string, linked: LinkedStep): void;
  /** The next step in this direction. */
  next(direction: StepDirection): HistoryEntry<Stored & Local> | undefined;
  /** Drops these steps of other documents. */
  dropLinked(direction: StepDirection, isGone: (linked: LinkedStep) => boolean): void;
  /** The document after the next step in this direction; undefined if there is no step. */
  peek(direction: StepDirection): (Stored & Local) | undefined;
  /** Undoes or redoes a step; `fields` override the result. Returns false if there is no step. */
  step(direction: StepDirection, fields?: Partial<Stored & Local>): boolean;
}

const STEPS = { undo: stepBack, redo: stepForward };
const SIDES = { undo: 'undoable', redo: 'redoable' } as const;

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
    link(label, linked) {
      if (state !== undefined) set(recordLinked(state, label, linked));
    },
    next: (direction) => state?.[SIDES[direction]].at(-1),
    dropLinked(direction, isGone) {
      const entries = state?.[SIDES[direction]] ?? [];
      const left = entries.filter(({ linked }) => linked === undefined || !isGone(linked));
      if (state !== undefined && left.length < entries.length) set({ ...state, [SIDES[direction]]: left });
    },
    peek: (direction) => state && STEPS[direction](state)?.document,
    step(direction, fields) {
      const next = state && STEPS[direction](state);
      if (state === undefined || next === undefined) return false;
      const taken = state[SIDES[direction]].at(-1);
      const document = { ...next.document, ...fields };
      set({ ...next, document });
      if (isStored({ ...taken?.fields, ...fields })) store(document, false);
      return true;
    },
  };
}
