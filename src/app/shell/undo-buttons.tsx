import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { NO_MESSAGE, nextMessage } from '../../state/live-message.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { useUndoTarget } from './use-undo-target.ts';

/**
 * Undo and redo of every change of the loaded document, by button and by Ctrl+Z and Ctrl+Shift+Z.
 * Rule: docs/rules/undo.md#undo-and-redo.
 */
export function UndoButtons() {
  const { isThere, undoable, redoable, ...target } = useUndoTarget();
  const [message, setMessage] = useState(NO_MESSAGE);
  const undoId = useId();
  const redoId = useId();

  const step = async (act: typeof target.undo, done: string, label: string | undefined) => {
    if ((await act()) && label !== undefined)
      setMessage((before) => nextMessage(before, `${done}: ${label}`));
  };
  const undo = () => void step(target.undo, 'Undone', undoable);
  const redo = () => void step(target.redo, 'Done again', redoable);
  const pressed = useEffectEvent((goesForward: boolean) => (goesForward ? redo() : undo()));

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      // An open dialog asks about the document as it is now: it must not change meanwhile.
      if (document.documentElement.dataset.backdrop !== undefined) return;
      pressed(key === 'y' || event.shiftKey);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (!isThere) return null;
  const undoLabel = undoable ?? 'Nothing to undo';
  const redoLabel = redoable ?? 'Nothing to redo';
  return (
    <>
      <IconButton
        label="Undo"
        tooltip={`Undo: ${undoLabel}`}
        icon={<Undo2 aria-hidden="true" />}
        aria-describedby={undoId}
        {...pressable(undoable, undo)}
      />
      <IconButton
        label="Redo"
        tooltip={`Redo: ${redoLabel}`}
        icon={<Redo2 aria-hidden="true" />}
        aria-describedby={redoId}
        {...pressable(redoable, redo)}
      />
      <Announcement message={message} />
      <span hidden id={undoId}>
        {undoLabel}
      </span>
      <span hidden id={redoId}>
        {redoLabel}
      </span>
    </>
  );
}

/**
 * A button with nothing left to undo or redo keeps the focus, so that the keyboard does not lose its place.
 */
const pressable = (label: string | undefined, take: () => void) =>
  label === undefined ? { 'aria-disabled': true } : { onClick: take };

/** Whether Ctrl+Z belongs to the browser: in text fields, except in numbers whose changes are undo steps. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || 'undoable' in target.dataset) return false;
  return target.type === 'text' || target.type === 'search';
}
