import { type ReactNode, useState } from 'react';
import type { DeletionOptions, DeletionResult } from '../state/library/library.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/overlays/confirm-dialog.tsx';

interface DeletionDialogProps
  extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmDisabled' | 'children'> {
  remove: (options: DeletionOptions) => Promise<DeletionResult>;
  /** A download button, for when there is no room for a snapshot. */
  backup: ReactNode;
  onDone: () => void;
}

/** Asks before a deletion, and again where the browser has no room for the snapshot before it. */
export function DeletionDialog({ remove, backup, onDone, ...question }: DeletionDialogProps) {
  const [hasNoRoom, setHasNoRoom] = useState(false);

  const confirm = async (withoutSnapshot: boolean) => {
    if ((await remove({ withoutSnapshot })) === 'no-room') setHasNoRoom(true);
    else onDone();
  };

  if (hasNoRoom) {
    return (
      <ConfirmDialog
        open
        danger
        title="Delete without a snapshot?"
        description="Nothing has been deleted yet: your browser has no space left for a snapshot, so this could not be undone. Download a backup first if you may want it again."
        onConfirm={() => void confirm(true)}
        onCancel={onDone}
      >
        {backup}
      </ConfirmDialog>
    );
  }
  return <ConfirmDialog {...question} open danger onConfirm={() => void confirm(false)} onCancel={onDone} />;
}
