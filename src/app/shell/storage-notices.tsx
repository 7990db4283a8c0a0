import { X } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { downloadBackup } from '../../state/download-backup.ts';
import { useShell, useStorageStatus } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './storage-notices.module.css';

const RebuildDialog = lazy(() =>
  import('./rebuild-dialog.tsx').then((module) => ({ default: module.RebuildDialog })),
);

/**
 * Warnings about the safety of the user's data. Each stays until it is resolved or dismissed.
 * Rule: docs/rules/storage.md#what-users-can-count-on.
 */
export function StorageNotices() {
  const { storage } = useShell();
  const { saving, modeMessage, notices } = useStorageStatus((whole) => whole);
  return (
    <div className={styles.notices}>
      {modeMessage || saving === 'failed' ? <Unsafe /> : null}
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          kind="warning"
          live="status"
          actions={
            <IconButton
              label="Dismiss"
              icon={<X aria-hidden="true" />}
              onClick={() => storage.dismiss(notice.id)}
            />
          }
        >
          {notice.message}
          {notice.names.length > 0 ? (
            <p className={styles.names}>
              {[...new Set(notice.names)].map((name, index) => (
                <Fragment key={name}>
                  {index > 0 ? ', ' : null}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </p>
          ) : null}
        </Notice>
      ))}
    </div>
  );
}

/** Says that changes are not stored and why, with every way on. */
function Unsafe() {
  const { storage, platform, notices } = useShell();
  const { saving, problem, mode, modeMessage, remedy } = useStorageStatus((whole) => whole);
  const [isAsked, setAsked] = useState(false);
  const isUnsafe = saving === 'failed' || (mode !== 'stored' && storage.unsaved().length > 0);
  const canRebuild = mode === 'stored' ? problem?.reason === 'failed' : remedy === 'rebuild';
  const title =
    mode === 'outdated' && saving !== 'failed'
      ? 'Nothing can be saved here'
      : saving === 'failed'
        ? 'Your last change is not saved'
        : 'Changes are not stored';
  return (
    <Notice
      kind="error"
      live="alert"
      title={title}
      actions={
        <>
          {mode === 'outdated' ? null : <Button onClick={() => void storage.retry()}>Try Again</Button>}
          {remedy === 'reload' ? <Button onClick={() => window.location.reload()}>Reload</Button> : null}
          {canRebuild ? <Button onClick={() => setAsked(true)}>Rebuild storage</Button> : null}
          {isUnsafe ? (
            <Button
              onClick={() => {
                for (const change of storage.unsaved()) platform.download(change.name, change.text);
              }}
            >
              Download What Is Not Saved
            </Button>
          ) : null}
          <Button onClick={() => void downloadBackup({ storage, notices })}>Download Backup</Button>
        </>
      }
    >
      {modeMessage ?? problem?.message}
      <Suspense>{isAsked ? <RebuildDialog onClose={() => setAsked(false)} /> : null}</Suspense>
    </Notice>
  );
}
