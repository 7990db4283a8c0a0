import type { DataReport, Status } from '../../../state/data-report.ts';
import styles from './data.module.css';
import { bytes, moment } from './words.ts';

const SAVING = {
  saved: 'Every change is saved',
  saving: 'Saving',
  failed: 'The last change is not saved',
} as const;

const SECOND_COPY = {
  on: 'Kept in step',
  full: 'Switched off: the browser gives it no more room. The first copy goes on.',
  unavailable: 'Not to be had in this browser',
} as const;

const PERSISTENCE = {
  granted: 'Granted: the browser will not clear the data by itself',
  denied: 'Denied: the browser may clear the data when it needs room, or after some days without a visit',
  unknown: 'Asked for with the first save',
} as const;

/** How the data stand, in facts. */
export function SafetyFacts({ report: { meter }, status }: { report: DataReport; status: Status }) {
  const facts = [
    {
      name: 'First copy (IndexedDB)',
      value: status.mode === 'stored' ? SAVING[status.saving] : (status.modeMessage ?? 'Not in use'),
    },
    { name: 'Second copy (localStorage)', value: SECOND_COPY[status.secondCopy] },
    {
      name: 'Room used',
      value:
        meter.usage === undefined || meter.quota === undefined
          ? 'The browser does not say'
          : `${bytes(meter.usage)} of ${bytes(meter.quota)}`,
    },
    { name: 'Persistence', value: PERSISTENCE[meter.persistence] },
    {
      name: 'Last backup',
      value: meter.lastBackupAt === undefined ? 'None yet' : moment(meter.lastBackupAt),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
