import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Its heading; undefined where another component shows it. */
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** At the title's end. */
  actions?: ReactNode;
}

/** The page's only h1, unless another component shows it. It can take the focus after a change of route. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  if (!title && !lead && !actions) return null;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {title ? (
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        ) : null}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
