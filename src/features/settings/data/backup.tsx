import { Download } from 'lucide-react';
import { useState } from 'react';
import { WordingText } from '../../../cards/wording-text.tsx';
import type { Message } from '../../../core/lib/wording.ts';
import type { SnapshotDifference, StorageUsage } from '../../../state/data-report.ts';
import { downloadBackup } from '../../../state/download-backup.ts';
import { useShell } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import styles from './data.module.css';
import { RestoreChanges } from './restore-changes.tsx';
import { useRestoreMessage } from './use-restore-message.ts';

interface BackupQuestion {
  readonly file: File;
  /** Undefined where the file cannot be read. */
  readonly changes: readonly SnapshotDifference[] | undefined;
  readonly damaged?: Message;
}

/** Downloads everything as one file, and restores it. */
export function Backup({ meter, onDone }: { meter: StorageUsage; onDone: () => Promise<void> }) {
  const { storage, notices } = useShell();
  const showOutcome = useRestoreMessage();
  const [asked, setAsked] = useState<BackupQuestion>();

  const download = async () => {
    const fileName = await downloadBackup({ storage, notices });
    if (fileName !== undefined) notices.success(`${fileName} contains everything.`);
    await onDone();
  };
  const ask = async (file: File) => {
    const found = await storage.backups.differences(file);
    setAsked({ file, changes: found.ok ? found.value : undefined });
  };
  const restore = async ({ file, changes, damaged }: BackupQuestion) => {
    setAsked(undefined);
    const outcome = await storage.backups.restore(file, { evenIfDamaged: damaged !== undefined });
    if (outcome.kind === 'refused' && outcome.damaged && damaged === undefined) {
      setAsked({ file, changes, damaged: outcome.message });
      return;
    }
    showOutcome(outcome);
    await onDone();
  };

  return (
    <div className={styles.block}>
      <h3>Backup</h3>
      {meter.backupDue ? (
        <p className={styles.quiet}>
          {meter.lastBackupAt === undefined
            ? 'You have no backup yet.'
            : `${meter.savesSinceBackup} saves have been made since the last one.`}{' '}
          Now is a good time for one.
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          kind={meter.backupDue ? 'primary' : 'plain'}
          icon={<Download aria-hidden="true" />}
          onClick={() => void download()}
        >
          Download Backup
        </Button>
        <FileInput
          label="Restore Backup"
          accept=".json,application/json"
          onFiles={([file]) => void (file && ask(file))}
        />
      </div>
      {asked ? (
        <ConfirmDialog
          open
          danger={asked.damaged !== undefined}
          title={
            <>
              Restore <bdi>{asked.file.name}</bdi>?
            </>
          }
          description={
            asked.damaged === undefined ? (
              'Records of the file are added, or replace those of the same name. Nothing is removed, and a snapshot of everything is taken first.'
            ) : (
              <>
                <WordingText wording={asked.damaged} /> Restore what can be read anyway? A snapshot is taken
                first.
              </>
            )
          }
          onConfirm={() => void restore(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <RestoreChanges differences={asked.changes} />
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
