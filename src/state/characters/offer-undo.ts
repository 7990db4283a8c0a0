import type { Message } from '../../core/lib/wording.ts';
import type { Notices } from '../notices.ts';
import type { LoadedCharacter } from './loaded-state.ts';

interface OfferParts {
  readonly loaded: LoadedCharacter;
  readonly notices: Notices;
}

/** Says what a step did. The notice offers to undo it until the character changes again. */
export function offerUndo({ loaded, notices }: OfferParts, message: Message, label: string): void {
  const id = notices.success(message, { label, onAction: () => void loaded.undo() });
  const stop = loaded.store.subscribe((now, before) => {
    if (now.undoable === before.undoable) return;
    notices.dismiss(id);
    stop();
  });
}
