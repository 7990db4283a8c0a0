import { LossesList } from '../../cards/losses-list.tsx';
import type { Losses } from '../../core/character/validate.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface DroppedDialogProps {
  losses: Losses;
  onConfirm: () => void;
  onCancel: () => void;
}

const PARKED =
  'What the new game data do not define is parked with the character, and offered back when a pack defines it again.';
const LOWERED = 'What goes down is offered back when its maximum rises again.';

/** Lists what the loaded character would lose with other game data, and asks first. */
export function DroppedDialog({ losses, onConfirm, onCancel }: DroppedDialogProps) {
  const snapshot = useSnapshotWords();
  const sentences = [
    ...(losses.dropped.length > 0 ? [PARKED] : []),
    ...(losses.lowered.length > 0 ? [LOWERED] : []),
    snapshot,
  ];
  return (
    <ConfirmDialog
      open
      size="medium"
      title="The character would lose something"
      description={sentences.join(' ')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <LossesList {...losses} />
    </ConfirmDialog>
  );
}
