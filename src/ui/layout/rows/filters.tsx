import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import styles from './filters.module.css';

interface FiltersProps {
  /** A field, and buttons after it. */
  search: ReactNode;
  /** How many of the fields narrow the list. */
  active: number;
  /** Fields; checkboxes are in an element with `data-checks`. */
  children: ReactNode;
}

/**
 * The search of a list, and the fields that narrow it: a phone has these behind `Filters`, for the list's
 * sake.
 */
export function Filters({ search, active, children }: FiltersProps) {
  // What it would remember are the elements that it is given.
  'use no memo';
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filters} data-open={isOpen || undefined}>
      <div className={styles.search}>{search}</div>
      <div className={styles.toggle}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal className={styles.icon} aria-hidden="true" />
          <span className={styles.word}>Filters</span>
          {active > 0 ? ` (${active})` : ''}
        </Button>
      </div>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
