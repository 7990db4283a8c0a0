import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataReport, Status, ThirdCopyReport } from '../../../state/data-report.ts';
import { useShell } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import styles from './data.module.css';
import { describeThirdCopy, formatBytes, formatTime } from './format.ts';

const SAVING = {
  saved: 'Every change is saved',
  saving: 'Saving',
  failed: 'The last change is not saved',
} as const;

const SECOND_COPY = {
  on: 'In sync',
  full: 'Off: the browser gives it no more space. The first copy still works.',
  unavailable: 'Not available in this browser',
} as const;

const PERSISTENCE = {
  granted: 'Granted: the browser will not clear the data by itself',
  denied: 'Denied: the browser may clear the data when it needs space, or after some days without a visit',
  unknown: 'Tabard asks for it with the first save',
} as const;

const PERSISTENCE_ICONS = { granted: 'good', denied: 'bad', unknown: undefined } as const;

const THIRD_COPY_ICONS = { 'in-sync': 'good', behind: 'bad', unknown: 'bad' } as const;

const ICONS = { good: Check, bad: CircleAlert };

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly state?: keyof typeof ICONS | undefined;
  readonly more?: ReactNode;
}

interface SafetyFactsProps {
  report: DataReport;
  /** undefined where the browser cannot keep one. */
  thirdCopy: ThirdCopyReport | 'checking' | undefined;
  status: Status;
  onDone: () => Promise<void>;
}

/** Facts about the safety of the data. */
export function SafetyFacts({ report: { meter }, thirdCopy, status, onDone }: SafetyFactsProps) {
  const { storage } = useShell();
  const { usage, quota, persistence } = meter;
  const isStored = status.mode === 'stored';
  const ask = async () => {
    await storage.persist();
    await onDone();
  };
  const facts: readonly Fact[] = [
    {
      name: 'First copy (IndexedDB)',
      value: isStored ? SAVING[status.saving] : (status.modeMessage ?? 'Not in use'),
      state: isStored && status.saving !== 'failed' ? 'good' : 'bad',
    },
    {
      name: 'Second copy (localStorage)',
      value: SECOND_COPY[status.mirror],
      state: status.mirror === 'on' ? 'good' : 'bad',
    },
    {
      name: 'Third copy (private files)',
      ...(thirdCopy === 'checking'
        ? { value: 'Checking' }
        : { value: describeThirdCopy(thirdCopy), state: thirdCopy && THIRD_COPY_ICONS[thirdCopy.state] }),
    },
    usage === undefined || quota === undefined
      ? { name: 'Space used', value: 'The browser does not say' }
      : {
          name: 'Space used',
          value: `${formatBytes(usage)} of ${formatBytes(quota)}`,
          more: <Meter value={usage} max={quota} tone="plain" />,
        },
    {
      name: 'Persistence',
      value: PERSISTENCE[persistence],
      state: PERSISTENCE_ICONS[persistence],
      more: persistence === 'denied' ? <Button onClick={() => void ask()}>Ask Again</Button> : undefined,
    },
    {
      name: 'Last backup',
      value: meter.lastBackupAt === undefined ? 'None yet' : formatTime(meter.lastBackupAt),
      state: meter.backupDue ? 'bad' : undefined,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, state, more }) => {
        const Icon = state && ICONS[state];
        return (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd data-state={state}>
              <span className={styles.value}>
                {Icon ? <Icon className={styles.icon} aria-hidden="true" /> : null}
                {value}
              </span>
              {more}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
