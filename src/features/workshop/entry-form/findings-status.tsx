import styles from './entry-editor.module.css';
import type { DraftFindings } from './session/use-draft-findings.ts';

const FAILED = 'The checker could not be started. Your changes are kept. Reload the page to check them.';

interface FindingsStatusProps {
  findings: Pick<DraftFindings, 'status' | 'isCurrent'>;
  count: number;
}

/** How many findings the entry had at the last check, announced when that changes; dimmed until the next one. */
export function FindingsStatus({ findings: { status, isCurrent }, count }: FindingsStatusProps) {
  const words = count === 0 ? 'No problems found.' : count === 1 ? '1 finding' : `${count} findings`;
  return (
    <p
      role="status"
      className={styles.status}
      data-has-findings={count > 0 || undefined}
      data-pending={!isCurrent || undefined}
    >
      {status === 'checking' ? '' : status === 'failed' ? FAILED : words}
    </p>
  );
}
