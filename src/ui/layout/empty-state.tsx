import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import styles from './empty-state.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface EmptyStateProps {
  /** What this is, or that there is none. */
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Why it is empty. */
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
}

/** Where something will be: what it is, why it is not there, and the next step. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <BrandMark blank />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
