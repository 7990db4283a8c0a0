import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import styles from './empty-state.module.css';
import { Heading } from './heading.tsx';

export interface EmptyStateProps {
  /** Says what is missing. */
  title: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  /** What is below it is not empty: it takes little room. */
  isSmall?: boolean;
}

/** Shown where there is nothing yet: what is missing, why, and the next step. */
export function EmptyState({ title, children, actions, isSmall = false }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-small={isSmall || undefined}>
      {isSmall ? null : <BrandMark blank />}
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
