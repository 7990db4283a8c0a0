import { useState } from 'react';
import { downloadBackup } from '../../state/download-backup.ts';
import { useShell } from '../../state/use-shell.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/**
 * Asks before storage is rebuilt, hands out a backup first, and tells the outcome.
 * Rule: docs/rules/storage.md#rebuilding.
 */
export function RebuildDialog({ onClose }: { onClose: () => void }) {
  const { storage, notices } = useShell();
  const [isRebuilding, setRebuilding] = useState(false);

  const rebuild = async () => {
    setRebuilding(true);
    if ((await downloadBackup({ storage, notices })) !== undefined) {
      const rebuilt = await storage.rebuild();
      if (rebuilt.ok) notices.success('Storage was rebuilt. What could not be read is under Settings, Data.');
      else
        notices.warn(`Storage was not rebuilt. ${rebuilt.problem.message} Close Tabard’s other tabs first.`);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger
      title="Rebuild storage?"
      description="A backup of everything that can be read is downloaded first. Then the database is rebuilt from this tab and every copy. What cannot be read is quarantined as it is."
      confirmLabel={isRebuilding ? 'Rebuilding…' : 'Rebuild'}
      cancelLabel="Cancel"
      confirmDisabled={isRebuilding}
      onConfirm={() => void rebuild()}
      onCancel={onClose}
    />
  );
}
