import { useEffect, useState } from 'react';
import type { StorageUsage } from '../../state/data-report.ts';
import { downloadBackup } from '../../state/download-backup.ts';
import { useShell, useStorageStatus } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Offers a backup after seven days or twenty saves without one. */
export function BackupReminder() {
  const { storage, notices } = useShell();
  const status = useStorageStatus((whole) => whole);
  const [meter, setMeter] = useState<StorageUsage>();

  useEffect(() => {
    let isCurrent = true;
    if (status.saving === 'saved') void storage.usage().then((now) => isCurrent && setMeter(now));
    return () => {
      isCurrent = false;
    };
  }, [storage, status]);

  const download = async () => {
    const fileName = await downloadBackup({ storage, notices });
    if (fileName === undefined) return;
    notices.success(`${fileName} contains everything.`);
    setMeter(await storage.usage());
  };

  if (!meter?.backupDue) return null;
  return (
    <Notice
      title="Now is a good time for a backup"
      actions={<Button onClick={() => void download()}>Back Up Everything</Button>}
    >
      {meter.lastBackupAt === undefined
        ? 'You have none yet. One file contains everything.'
        : 'Much has been saved since the last one. One file contains everything.'}
    </Notice>
  );
}
