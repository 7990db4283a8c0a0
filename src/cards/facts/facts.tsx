import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly content: ReactNode;
  /** Whether it is a figure, which shares its line with other figures. */
  readonly isFigure?: boolean;
}

/** Short facts under a description, in the style of a rule book: a bold label, then the content. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  const shown = facts.filter((fact) => fact !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, content, isFigure }) => (
        <div key={label} className={styles.fact} data-figure={isFigure}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
