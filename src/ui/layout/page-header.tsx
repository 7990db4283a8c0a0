import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** At the title's end. */
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The page's only h1, which can take the focus after a change of route. */
export function PageHeader({ title, lead, actions, headingRef }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
