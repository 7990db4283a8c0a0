import { type ReactNode, useId } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './card.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface CardProps {
  /** Before the title and what is below it: a coat of arms. */
  mark?: ReactNode;
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Below the title, in the quiet colour. */
  meta?: ReactNode;
  /** At the title's end: chips, a figure, a menu. */
  aside?: ReactNode;
  tone?: Tone | undefined;
  children?: ReactNode;
  /** Its buttons, the main one last. */
  actions?: ReactNode;
}

/** An article named by its title. */
export function Card({ mark, title, level = 3, meta, aside, tone, children, actions }: CardProps) {
  const id = useId();
  return (
    <article className={styles.card} data-tone={tone} aria-labelledby={id}>
      <header className={styles.top} data-marked={mark ? true : undefined}>
        {mark ? <div className={styles.mark}>{mark}</div> : null}
        <Heading level={level} className={styles.title} id={id}>
          {title}
        </Heading>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </header>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </article>
  );
}
