import type { ReactNode } from 'react';
import styles from './excerpt.module.css';

/** The text of an entry, of which a phone shows one line: the card of the entry has all of it. */
export function Excerpt({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
