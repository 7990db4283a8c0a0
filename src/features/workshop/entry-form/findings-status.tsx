import styles from './entry-editor.module.css';
import type { DraftFindings } from './session/use-draft-findings.ts';

const FAILED = 'The checker could not be started. Your changes are kept. Reload the page to check them.';

/** How many findings the entry has, announced when that changes. */
export function FindingsStatus({ status, count }: { status: DraftFindings['status']; count: number }) {
  const words =
    count === 0 ? 'The checker finds nothing wrong.' : count === 1 ? '1 finding' : `${count} findings`;
  return (
    <p role="status" className={styles.status} data-has-findings={count > 0 || undefined}>
      {status === 'checking' ? '' : status === 'failed' ? FAILED : words}
    </p>
  );
}
