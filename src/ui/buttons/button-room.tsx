import type { ReactNode } from 'react';
import styles from './button-room.module.css';

/** The room of a button that is not there now, so that nothing moves when it comes or goes. */
export function ButtonRoom({ children }: { children: ReactNode }) {
  return (
    <span className={styles.room} data-button-room inert>
      {children}
    </span>
  );
}
