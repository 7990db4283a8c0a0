import { WordingText } from '../../cards/wording-text.tsx';
import type { Dropped } from '../../core/character/validate.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DroppedDialogProps {
  dropped: readonly Dropped[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names what the loaded character would lose by other game data, before it does. */
export function DroppedDialog({ dropped, onConfirm, onCancel }: DroppedDialogProps) {
  return (
    <ConfirmDialog
      open
      size="medium"
      title="The character does not keep all it has"
      description="What the new game data do not define is set aside with the character, and offered back when a pack defines it again. A snapshot is taken first."
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul>
        {dropped.map((each) => (
          <li key={`${each.what} ${each.name}`}>
            <bdi>{each.name}</bdi>: <WordingText wording={each.why} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
