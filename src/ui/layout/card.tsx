import { type ReactNode, useContext, useId } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './card.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';
import { FoldContext } from './rows/fold-context.ts';

export interface CardProps {
  /** Before the title and what is below it: a coat of arms. */
  mark?: ReactNode;
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Below the title, in the quiet colour. */
  meta?: ReactNode;
  /** At the end of its line, such as what it costs. */
  figures?: ReactNode;
  /** After `meta` while the card is folded (`FoldContext`): as much of it as fits into the line. */
  gist?: ReactNode;
  /** At the title's end: chips, a figure, a menu. */
  aside?: ReactNode;
  tone?: Tone | undefined;
  children?: ReactNode;
  /** Its buttons, the main one last. */
  actions?: ReactNode;
}

/** An article named by its title. */
export function Card(props: CardProps) {
  // Its parts are memoised where they are made.
  'use no memo';
  const { mark, title, level = 3, tone } = props;
  const fold = useContext(FoldContext);
  const id = useId();
  const isFolded = fold?.isOpen === false;
  const { aside, children, actions }: Partial<CardProps> = isFolded ? {} : props;
  return (
    // A card inside it, as in a dialog, is whole.
    <FoldContext value={undefined}>
      <article className={styles.card} data-tone={tone} data-folded={fold && isFolded} aria-labelledby={id}>
        <header className={styles.top} data-marked={mark ? true : undefined}>
          {mark ? <div className={styles.mark}>{mark}</div> : null}
          <Heading level={level} className={styles.title} id={id}>
            {fold ? (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={!isFolded}
                onClick={fold.onToggle}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </Heading>
          <About {...props} gist={isFolded ? props.gist : undefined} />
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </header>
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <footer className={styles.actions}>{actions}</footer> : null}
      </article>
    </FoldContext>
  );
}

function About({ meta, figures, gist }: CardProps) {
  'use no memo';
  if (!meta && !gist) return null;
  return (
    <div className={styles.about}>
      <p className={styles.meta}>
        {meta}
        {meta && gist ? <span className={`dot ${styles.after}`}> </span> : null}
        {gist ? (
          <bdi className={meta ? styles.after : undefined} data-searchable="Description">
            {gist}
          </bdi>
        ) : null}
      </p>
      {figures}
    </div>
  );
}
