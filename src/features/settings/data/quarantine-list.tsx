import { useState } from 'react';
import { WordingText } from '../../../cards/wording-text.tsx';
import { wordingText } from '../../../core/lib/wording.ts';
import type { QuarantinedRecord } from '../../../state/data-report.ts';
import { useShell } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import styles from './data.module.css';
import { formatTime, recordName } from './format.ts';

/** Records that could not be read, stored unchanged. The user can download or discard them. */
export function QuarantineList({
  records,
  onDone,
}: {
  records: readonly QuarantinedRecord[];
  onDone: () => Promise<void>;
}) {
  const { storage, platform, notices } = useShell();
  const [discarding, setDiscarding] = useState<QuarantinedRecord>();
  if (records.length === 0) return null;

  const discard = async (record: QuarantinedRecord) => {
    setDiscarding(undefined);
    const outcome = await storage.discardQuarantined(record.id);
    if (!outcome.ok) notices.warn(`The record is still here. ${outcome.problem.message}`);
    await onDone();
  };

  return (
    <div className={styles.block}>
      <h3>Quarantined records</h3>
      <p className={styles.quiet}>These could not be read. They are stored exactly as they were.</p>
      <ul className={styles.rows} aria-label="Quarantined records">
        {records.map((record) => {
          const what = recordName({ kind: record.kind, name: record.key });
          const name = wordingText(what);
          return (
            <li key={record.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  Unable to load <bdi>{record.key || 'the selected sheet'}</bdi>.
                </p>
                <p className={styles.quiet}>
                  <WordingText wording={what} /> · {record.reason} · {formatTime(record.at)}
                </p>
              </div>
              <Button
                aria-label={`Download ${name}`}
                onClick={() => platform.download(record.key || record.kind, record.raw)}
              >
                Download
              </Button>
              <Button kind="danger" aria-label={`Discard ${name}`} onClick={() => setDiscarding(record)}>
                Discard
              </Button>
            </li>
          );
        })}
      </ul>
      {discarding ? (
        <ConfirmDialog
          open
          danger
          title="Discard this record?"
          description="This is the only copy of it. Download it first if you may want to repair it."
          onConfirm={() => void discard(discarding)}
          onCancel={() => setDiscarding(undefined)}
        />
      ) : null}
    </div>
  );
}
