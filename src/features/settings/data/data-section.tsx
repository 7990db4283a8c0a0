import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { DataReport, ThirdCopyReport } from '../../../state/data-report.ts';
import { readDataReport } from '../../../state/data-report.ts';
import { useShell, useStorageStatus } from '../../../state/use-shell.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Backup } from './backup.tsx';
import styles from './data.module.css';
import { ParkedList } from './parked-list.tsx';
import { QuarantineList } from './quarantine-list.tsx';
import { SafetyFacts } from './safety-facts.tsx';
import { SnapshotList } from './snapshot-list.tsx';

/**
 * Where the user's data are stored, how safe they are, and how to restore earlier states.
 * Rule: docs/rules/settings.md#data-section.
 */
export function DataSection() {
  const { storage } = useShell();
  const status = useStorageStatus((whole) => whole);
  const [report, setReport] = useState<DataReport>();
  /** Apart from the report, which does not wait until everything is archived. */
  const [thirdCopy, setThirdCopy] = useState<ThirdCopyReport | 'checking' | undefined>('checking');

  const refresh = useCallback(async () => {
    void storage.thirdCopy().then(setThirdCopy);
    setReport(await readDataReport(storage));
  }, [storage]);
  useEffect(() => {
    // Every save changes this report.
    if (status.saving !== 'saving') void refresh();
  }, [refresh, status]);

  return (
    <section className={styles.data} aria-labelledby="data">
      <h2 id="data">Data</h2>
      <p className={styles.quiet}>
        Everything you make is kept in this browser, more than once. A browser can still lose all of it: keep
        a backup file somewhere else.
      </p>
      {report ? (
        <>
          <SafetyFacts report={report} thirdCopy={thirdCopy} status={status} onDone={refresh} />
          <Backup meter={report.meter} onDone={refresh} />
          <div className={styles.block}>
            <h3>Other devices</h3>
            <p className={styles.quiet}>Copy what you have here to another device of yours, or from it.</p>
            <div className={styles.buttons}>
              <LinkButton render={<Link to={paths.ownDevices} />}>Pair my devices</LinkButton>
            </div>
          </div>
          <ParkedList />
          <QuarantineList records={report.quarantined} onDone={refresh} />
          <SnapshotList snapshots={report.snapshots} onDone={refresh} />
        </>
      ) : (
        <Skeleton lines={8} height="2rem" />
      )}
    </section>
  );
}
