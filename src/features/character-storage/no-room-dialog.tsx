import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface NoRoomDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks once more where the browser has no room for the snapshot before a deletion: what goes is then gone. */
export function NoRoomDialog({ onConfirm, onCancel, children }: NoRoomDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      title="Delete without a snapshot?"
      description="Nothing has been deleted yet: your browser has no room left for a snapshot, so this could not be undone. Download a backup first if you may want it again."
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
