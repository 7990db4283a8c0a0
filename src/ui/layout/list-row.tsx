import type { ReactNode } from 'react';
import styles from './list-row.module.css';

interface ListRowProps {
  name: string;
  about: ReactNode;
  /** The buttons of the row. */
  children: ReactNode;
}

/**
 * A row of a list: a name, a line about it, and its buttons, which wrap below the text on a narrow screen.
 */
export function ListRow({ name, about, children }: ListRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.actions} data-row-button>
        {children}
      </div>
    </div>
  );
}
