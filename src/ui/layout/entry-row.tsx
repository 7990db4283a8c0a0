import { type ReactNode, useId } from 'react';
import styles from './entry-row.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface EntryRowProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Under the title, whole: what it does. */
  effect?: ReactNode;
  /** Under that, on two lines at most. */
  meta?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** At the end of the row, above the button: a price. */
  figure?: ReactNode;
  /** At the end of the row. */
  button?: ReactNode;
  tone?: 'pinnacle' | undefined;
  /** Whether it is part of a draft. */
  isChosen?: boolean | undefined;
  /** Below all of it. */
  children?: ReactNode;
}

/** An entry in a row of 64 px: an article named by its title, with its button at the end. */
export function EntryRow({
  title,
  level = 3,
  effect,
  meta,
  aside,
  figure,
  button,
  tone,
  isChosen = false,
  children,
}: EntryRowProps) {
  const id = useId();
  return (
    <article className={styles.row} data-tone={tone} data-chosen={isChosen || undefined} aria-labelledby={id}>
      <div className={styles.words}>
        <Heading level={level} className={styles.title} id={id}>
          {title}
        </Heading>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        {effect ? <p className={styles.effect}>{effect}</p> : null}
        {meta ? <p className={styles.meta}>{meta}</p> : null}
      </div>
      {figure || button ? (
        <div className={styles.end}>
          {figure}
          {button ? (
            <div className={styles.button} data-row-button>
              {button}
            </div>
          ) : null}
        </div>
      ) : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </article>
  );
}
