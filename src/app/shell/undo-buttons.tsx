import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUndoTarget } from './use-undo-target.ts';

/** Undo and redo of every change of what is on the table, by button and by Ctrl+Z and Ctrl+Shift+Z (decisions: Undo). */
export function UndoButtons() {
  const { isThere, undoable, redoable, undo, redo } = useUndoTarget();
  const undoId = useId();
  const redoId = useId();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);

  if (!isThere) return null;
  const undoLabel = undoable.at(-1)?.label ?? 'Nothing to undo';
  const redoLabel = redoable.at(-1)?.label ?? 'Nothing to redo';
  return (
    <>
      <IconButton
        label="Undo"
        tooltip={`Undo: ${undoLabel}`}
        icon={<Undo2 aria-hidden="true" />}
        aria-describedby={undoId}
        disabled={undoable.length === 0}
        onClick={undo}
      />
      <IconButton
        label="Redo"
        tooltip={`Redo: ${redoLabel}`}
        icon={<Redo2 aria-hidden="true" />}
        aria-describedby={redoId}
        disabled={redoable.length === 0}
        onClick={redo}
      />
      <span hidden id={undoId}>
        {undoLabel}
      </span>
      <span hidden id={redoId}>
        {redoLabel}
      </span>
    </>
  );
}

/** Where text is written, Ctrl+Z is the browser's own; a number that is stepped is ours. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === 'text' && target.role !== 'spinbutton';
}
