import { useId, useState } from 'react';
import { WordingText } from '../../../cards/wording-text.tsx';
import { wordingText } from '../../../core/lib/wording.ts';
import type { RecordName, SnapshotDifference, SnapshotEntry } from '../../../state/data-report.ts';
import { useShell } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import styles from './data.module.css';
import { formatTime, recordName } from './format.ts';
import { RestoreChanges } from './restore-changes.tsx';
import { useRestoreMessage } from './use-restore-message.ts';

/** Earlier states of everything: when and why they were saved, what differs now, and buttons to restore. */
export function SnapshotList({
  snapshots,
  onDone,
}: {
  snapshots: readonly SnapshotEntry[];
  onDone: () => Promise<void>;
}) {
  return (
    <div className={styles.block}>
      <h3>Snapshots</h3>
      {snapshots.length === 0 ? (
        <p className={styles.quiet}>
          None yet. One is taken before anything is deleted, upgraded or replaced, and every ten minutes of
          editing.
        </p>
      ) : (
        <ul className={styles.rows} aria-label="Snapshots">
          {snapshots.map((snapshot) => (
            <li key={snapshot.id}>
              <Snapshot snapshot={snapshot} hasTwin={hasTwin(snapshot, snapshots)} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const DIFFERENCES = {
  changed: 'has changed since',
  'only-then': 'is no longer there',
  'only-now': 'is new since',
} as const;

const MINUTE_MS = 60_000;

/** Whether another snapshot was taken for the same reason in the same minute. */
const hasTwin = ({ id, reason, at }: SnapshotEntry, all: readonly SnapshotEntry[]): boolean =>
  all.some(
    (other) =>
      other.id !== id &&
      other.reason === reason &&
      Math.floor(other.at / MINUTE_MS) === Math.floor(at / MINUTE_MS),
  );

interface SnapshotProps {
  snapshot: SnapshotEntry;
  hasTwin: boolean;
  onDone: () => Promise<void>;
}

function Snapshot({ snapshot, hasTwin: hasSeconds, onDone }: SnapshotProps) {
  const reasonId = useId();
  const { storage } = useShell();
  const showOutcome = useRestoreMessage();
  const [differences, setDifferences] = useState<readonly SnapshotDifference[] | string>();
  const [asked, setAsked] = useState<{
    only?: RecordName;
    changes?: readonly SnapshotDifference[];
  }>();
  const when = formatTime(snapshot.at, hasSeconds);

  const compare = async () => {
    if (differences !== undefined) return setDifferences(undefined);
    const found = await storage.snapshots.differences(snapshot.id);
    setDifferences(found.ok ? found.value : found.problem);
  };
  const askForAll = async () => {
    const found = await storage.snapshots.differences(snapshot.id);
    setAsked(found.ok ? { changes: found.value } : {});
  };
  const restore = async ({ only }: NonNullable<typeof asked>) => {
    setAsked(undefined);
    setDifferences(undefined);
    showOutcome(await storage.snapshots.restore(snapshot.id, only && [only]));
    await onDone();
  };

  return (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name} id={reasonId}>
            <bdi>{snapshot.reason}</bdi>
          </p>
          <p className={styles.quiet}>
            {when} · {snapshot.records.length} {snapshot.records.length === 1 ? 'record' : 'records'}
          </p>
        </div>
        <div className={styles.ends}>
          <Button
            aria-expanded={differences !== undefined}
            aria-label={`What differs from ${when}`}
            aria-describedby={reasonId}
            onClick={() => void compare()}
          >
            What differs
          </Button>
          <Button
            aria-label={`Restore everything of ${when}`}
            aria-describedby={reasonId}
            onClick={() => void askForAll()}
          >
            Restore all
          </Button>
        </div>
      </div>
      {typeof differences === 'string' ? <p className={styles.quiet}>{differences}</p> : null}
      {typeof differences === 'object' ? (
        differences.length === 0 ? (
          <p className={styles.quiet}>Nothing differs from now.</p>
        ) : (
          <ul className={styles.differences} aria-label="What differs from now">
            {differences.map((each) => (
              <li key={`${each.kind} ${each.name}`} className={styles.row}>
                <p className={styles.words}>
                  <WordingText wording={recordName(each)} /> {DIFFERENCES[each.difference]}
                </p>
                {each.difference === 'only-now' ? null : (
                  <Button
                    kind="quiet"
                    aria-label={`Restore ${wordingText(recordName(each))} of ${when}`}
                    aria-describedby={reasonId}
                    onClick={() => setAsked({ only: { kind: each.kind, name: each.name }, changes: [each] })}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          title={
            <>
              Restore <WordingText wording={asked.only ? recordName(asked.only) : 'everything'} /> of {when}?
            </>
          }
          description="It replaces records of the same name. Nothing is removed, and a snapshot of everything is taken first."
          onConfirm={() => void restore(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <RestoreChanges differences={asked.changes} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
