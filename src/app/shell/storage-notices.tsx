import { X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { Status, StorageNotice } from '../../state/data-report.ts';
import { downloadBackup } from '../../state/download-backup.ts';
import { useShell, useStorageStatus } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useHeldWhilePressed } from '../../ui/feedback/use-held-while-pressed.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { paths } from '../paths.ts';
import styles from './storage-notices.module.css';

const [RebuildDialog] = onDemand(() => import('./rebuild-dialog.tsx').then((module) => module.RebuildDialog));

const TITLES: Partial<Record<StorageNotice['kind'], string>> = {
  missing: 'Saved versions are missing',
  'low-space': 'The disk is nearly full',
};

/**
 * Warnings about the safety of the user's data. Each stays until it is resolved or dismissed.
 * Rule: docs/rules/storage.md#what-users-can-count-on.
 */
export function StorageNotices() {
  const now: Status | null = useStorageStatus((whole) => whole);
  const status = useHeldWhilePressed(now, null);
  if (status === null) return null;
  const { saving, modeMessage, notices } = status;
  return (
    <div className={styles.notices}>
      {modeMessage || saving === 'failed' ? <Unsafe /> : null}
      {notices.map((notice) => (
        <StorageWarning key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Says that changes are not stored and why, with every way on. */
function Unsafe() {
  const { storage, platform } = useShell();
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
          <BackupButton />
        </>
      }
    >
      {modeMessage ?? problem?.message}
      {isAsked ? <RebuildDialog onClose={() => setAsked(false)} /> : null}
    </Notice>
  );
}

function StorageWarning({ notice: { id, kind, message, names } }: { notice: StorageNotice }) {
  const { storage } = useShell();
  return (
    <Notice
      kind="warning"
      live={kind === 'missing' || kind === 'low-space' ? 'alert' : 'status'}
      title={TITLES[kind]}
      actions={
        <>
          {kind === 'low-space' ? <BackupButton /> : null}
          {kind === 'missing' ? (
            <LinkButton render={<Link to={paths.settings} />}>Open Settings</LinkButton>
          ) : null}
          <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={() => storage.dismiss(id)} />
        </>
      }
    >
      {message}
      {kind === 'missing' ? <MissingVersions lines={names} /> : <Names names={[...new Set(names)]} />}
    </Notice>
  );
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.names}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? ', ' : null}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

/** Each on a line of its own, since it has two times in it. */
function MissingVersions({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}

function BackupButton() {
  const { storage, notices } = useShell();
  return <Button onClick={() => void downloadBackup({ storage, notices })}>Download Backup</Button>;
}
