import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly content: ReactNode;
  /** Whether it matters less than the others. */
  readonly isQuiet?: boolean;
}

/** Short facts under a description, in the style of a rule book: a bold label, then the content. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  const shown = facts.filter((fact) => fact !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, content, isQuiet }) => (
        <div key={label} className={styles.fact} data-quiet={isQuiet}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
