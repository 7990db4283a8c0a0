import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** By which it is given the focus. */
  id?: string;
  /** At the other end of the title's line; right after the title where it is inline. */
  beside?: ReactNode;
  isInline?: boolean;
  children?: ReactNode;
}

/** A framed part of a screen: a region named by its title. */
export function Panel({ title, id, beside, isInline, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId} id={id} tabIndex={id ? -1 : undefined}>
      <header className={styles.head} data-inline={isInline || undefined}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
