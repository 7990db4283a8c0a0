import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './action-bar.module.css';
import { ActionBar } from './action-bar.tsx';

export interface DraftBarProps {
  /** Nothing is chosen yet: the problem shows as a hint, not as an error. */
  isEmpty: boolean;
  /** Why the draft cannot be submitted; undefined where it can. */
  problem: string | undefined;
  onSubmit: () => void;
  /** A summary of the draft: its cost, and what is chosen. */
  children: ReactNode;
}

/** The action bar of an editor with a draft: why it cannot be submitted, its summary, and `Submit`. */
export function DraftBar({ isEmpty, problem, onSubmit, children }: DraftBarProps) {
  const id = useId();
  return (
    <ActionBar
      summary={
        <div className={styles.draft}>
          {problem !== undefined && isEmpty ? (
            <p id={id} className={styles.missing}>
              {problem}
            </p>
          ) : null}
          {problem !== undefined && !isEmpty ? (
            <p id={id} className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          {children}
        </div>
      }
    >
      <Button
        kind="primary"
        aria-disabled={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        onClick={problem === undefined ? onSubmit : undefined}
      >
        Submit
      </Button>
    </ActionBar>
  );
}
