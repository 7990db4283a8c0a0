import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chosen-list.module.css';

interface ChosenListProps {
  /** Names the list. */
  label: string;
  /** How much is chosen: the newest chip comes into view when it grows. */
  count: number;
  /** A list item for each chip. */
  children: ReactNode;
}

/** The chips of a draft: in one line that scrolls in an action bar, wrapped beside a list. */
export function ChosenList({ label, count, children }: ChosenListProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const element = list.current;
    if (element && count > before.current) element.scrollLeft = element.scrollWidth;
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <ul ref={list} className={styles.chosen} aria-label={label}>
      {children}
    </ul>
  );
}
