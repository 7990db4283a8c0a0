import { X } from 'lucide-react';
import { Fragment } from 'react';
import { useShell, useStorageStatus } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './storage-notices.module.css';

/**
 * Warnings about the safety of the user's data. Each stays until it is resolved or dismissed.
 * Rule: docs/rules/storage.md#what-users-can-count-on.
 */
export function StorageNotices() {
  const { storage, platform } = useShell();
  const { saving, problem, mode, modeMessage, notices } = useStorageStatus((whole) => whole);
  const isUnsafe = saving === 'failed' || (mode !== 'stored' && storage.unsaved().length > 0);

  if (!modeMessage && saving !== 'failed' && notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {modeMessage || saving === 'failed' ? (
        <Notice
          kind="error"
          live="alert"
          title={saving === 'failed' ? 'Your last change is not saved' : 'Changes are not stored'}
          actions={
            <>
              {mode === 'outdated' ? (
                <Button onClick={() => window.location.reload()}>Reload</Button>
              ) : (
                <Button onClick={() => void storage.retry()}>Try Again</Button>
              )}
              {isUnsafe ? (
                <Button
                  onClick={() => {
                    for (const change of storage.unsaved()) platform.download(change.name, change.text);
                  }}
                >
                  Download What Is Not Saved
                </Button>
              ) : null}
            </>
          }
        >
          {modeMessage ?? problem?.message}
        </Notice>
      ) : null}
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
