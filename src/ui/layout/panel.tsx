import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the other end of the title's line; right after the title where it is inline. */
  beside?: ReactNode;
  isInline?: boolean;
  children?: ReactNode;
}

/** A framed part of a screen: a region named by its title. */
export function Panel({ title, beside, isInline, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head} data-inline={isInline || undefined}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
