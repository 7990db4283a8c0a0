/** One change, with the value as it was on the other side of it. */
export interface HistoryEntry<Value> {
  readonly label: string;
  readonly value: Value;
  /** Typing does not go on with it: what did has gone back to its beginning. */
  readonly isClosed?: boolean;
}

/** What can be undone and redone; the next one of each is the last. */
export interface UndoHistory<Value> {
  readonly undoable: readonly HistoryEntry<Value>[];
  readonly redoable: readonly HistoryEntry<Value>[];
}

export const EMPTY_HISTORY: UndoHistory<never> = { undoable: [], redoable: [] };

const STEPS_KEPT = 200;

/**
 * The steps after a change from `before`; nothing can be redone then. A change that continues the one before it (typing) makes no
 * step of its own, and takes that one away where `isBack` says that it ends where the other began.
 */
export function recordChange<Value>(
  { undoable }: UndoHistory<Value>,
  label: string,
  before: Value,
  continues = false,
  isBack?: (began: Value) => boolean,
): UndoHistory<Value> {
  const last = undoable.at(-1);
  if (continues && last?.label === label && !last.isClosed) {
    if (!isBack?.(last.value)) return { undoable, redoable: [] };
    const earlier = undoable.slice(0, -1);
    return { undoable: [...earlier.slice(0, -1), ...earlier.slice(-1).map(closed)], redoable: [] };
  }
  return { undoable: [...undoable, { label, value: before }].slice(-STEPS_KEPT), redoable: [] };
}

function closed<Value>(step: HistoryEntry<Value>): HistoryEntry<Value> {
  return { ...step, isClosed: true };
}

/** The value and the steps after going one step back; undefined where there is none. */
export function stepBack<Value>(
  steps: UndoHistory<Value>,
  now: Value,
): { readonly value: Value; readonly steps: UndoHistory<Value> } | undefined {
  const step = steps.undoable.at(-1);
  if (step === undefined) return undefined;
  const redoable = [...steps.redoable, { label: step.label, value: now }];
  return { value: step.value, steps: { undoable: steps.undoable.slice(0, -1), redoable } };
}

/** The value and the steps after going one step forward again; undefined where there is none. */
export function stepForward<Value>(
  steps: UndoHistory<Value>,
  now: Value,
): { readonly value: Value; readonly steps: UndoHistory<Value> } | undefined {
  const step = steps.redoable.at(-1);
  if (step === undefined) return undefined;
  const undoable = [...steps.undoable, { label: step.label, value: now }];
  return { value: step.value, steps: { undoable, redoable: steps.redoable.slice(0, -1) } };
}
