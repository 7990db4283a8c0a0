import type { ReactNode } from 'react';
import styles from './draft-figures.module.css';

interface DraftFiguresProps {
  /** Beside the buttons of a phone's bar, so that nothing moves at the first change. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** What a draft comes to: its sums beside each other, each above its name. */
export const DraftFigures = ({ isNarrow = false, children }: DraftFiguresProps) => (
  <dl className={styles.figures} data-narrow={isNarrow || undefined}>
    {children}
  </dl>
);

interface DraftFigureProps {
  label: ReactNode;
  /** What it is a part of, or at most. */
  of?: ReactNode;
  /** It is more than there is. */
  isOver?: boolean;
  /** The number, or an `Explain` of it. */
  children: ReactNode;
}

export const DraftFigure = ({ label, of, isOver = false, children }: DraftFigureProps) => (
  <div className={styles.figure} data-over={isOver || undefined}>
    <dt>{label}</dt>
    <dd>
      {children}
      {of === undefined ? null : <span className={styles.of}> of {of}</span>}
    </dd>
  </div>
);
