import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useApplication, useLoaded } from '../../state/use-application.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Undo and redo of every change of the loaded character, by button and by Ctrl+Z and Ctrl+Shift+Z (decisions: Undo). */
export function UndoButtons() {
  const { loaded } = useApplication();
  const { character, undoable, redoable } = useLoaded();
  const undoId = useId();
  const redoId = useId();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) loaded.redo();
      else loaded.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [loaded]);

  if (character === undefined) return null;
  const undo = undoable.at(-1)?.label ?? 'Nothing to undo';
  const redo = redoable.at(-1)?.label ?? 'Nothing to redo';
  return (
    <>
      <IconButton
        label="Undo"
        tooltip={`Undo: ${undo}`}
        icon={<Undo2 aria-hidden="true" />}
        aria-describedby={undoId}
        disabled={undoable.length === 0}
        onClick={loaded.undo}
      />
      <IconButton
        label="Redo"
        tooltip={`Redo: ${redo}`}
        icon={<Redo2 aria-hidden="true" />}
        aria-describedby={redoId}
        disabled={redoable.length === 0}
        onClick={loaded.redo}
      />
      <span hidden id={undoId}>
        {undo}
      </span>
      <span hidden id={redoId}>
        {redo}
      </span>
    </>
  );
}

/** Where text is written, Ctrl+Z is the browser's own; a number that is stepped is ours. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === 'text' && target.role !== 'spinbutton';
}
