import type { Finding } from '../../../core/game-data/checks/finding.ts';
import styles from './entry-editor.module.css';
import type { DraftFindings } from './session/use-draft-findings.ts';

const FAILED =
  'The checker could not be started. Your changes are kept. Its first use needs the network. Reload the page to check them.';

interface FindingsStatusProps {
  findings: Pick<DraftFindings, 'status' | 'isCurrent'>;
  found: readonly Pick<Finding, 'severity'>[];
  /** Whether all that is found stands right below, where a single finding needs no number. */
  isBelow: boolean;
}

/**
 * How many findings the entry had at the last check, in the colour of the worst; announced when that changes, and
 * dimmed until the next one.
 */
export function FindingsStatus({ findings: { status, isCurrent }, found, isBelow }: FindingsStatusProps) {
  const { length } = found;
  const words = length === 0 ? 'No problems found.' : length === 1 ? '1 finding' : `${length} findings`;
  const worst = found.find(({ severity }) => severity === 'error') ?? found[0];
  return (
    <p
      role="status"
      className={length === 1 && isBelow ? `${styles.status} visually-hidden` : styles.status}
      data-severity={worst?.severity}
      data-pending={!isCurrent || undefined}
    >
      {status === 'checking' ? '' : status === 'failed' ? FAILED : words}
    </p>
  );
}
