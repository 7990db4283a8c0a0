import type { StoreApi } from 'zustand/vanilla';
import type { Message } from '../core/lib/wording.ts';
import type { Unsubscribe } from '../storage/api.ts';
import type { UndoHistory } from './history/undo-history.ts';
import type { Notices } from './notices.ts';

/** What a notice undoes, and how it learns that there is nothing left to undo. */
export interface Undoable {
  /** The label of the step, such as `Remove Rope`. */
  readonly step: string;
  undo(): unknown;
  /** Calls back once the document has changed again. */
  watch(onChange: () => void): Unsubscribe;
}

/**
 * Shows a message that offers Undo, until the document changes again.
 * Rule: docs/rules/undo.md#undo-in-messages.
 */
export function offerUndo(
  notices: Notices,
  message: Message,
  { step, undo, watch }: Undoable,
  kind: 'success' | 'warn' = 'success',
): void {
  const id = notices[kind](message, {
    actions: [{ label: 'Undo', name: `Undo ${step}`, onAction: () => void undo() }],
  });
  const stop = watch(() => {
    notices.dismiss(id);
    stop();
  });
}

/** The step that a loaded character or encounter has just taken. */
export function lastStep<State extends UndoHistory<unknown>>({
  store,
  undo,
}: {
  readonly store: StoreApi<State>;
  undo(): unknown;
}): Undoable {
  return {
    step: store.getState().undoable.at(-1)?.label ?? '',
    undo,
    watch: (onChange) =>
      store.subscribe((now, before) => {
        if (now.undoable !== before.undoable) onChange();
      }),
  };
}
