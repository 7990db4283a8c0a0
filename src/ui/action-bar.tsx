import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** What the act would do, in a few words: a cost, a count. */
  summary?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The page's main act, always in sight: under the thumb on a phone, at the end of the page's column elsewhere. */
export function ActionBar({ summary, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {summary ? <div className={styles.summary}>{summary}</div> : null}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
