import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Facts in a line, as `+1 Power, −2 Health` or `Health 16 · AP 4`: each keeps its words and the sign after it together
 * as long as a line has room for it.
 */
export function FactLine({ text }: { text: string }) {
  return text.split(/(?<= ·|,) /).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts never reorder, and two may be the same
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={styles.whole}>{fact}</span>
    </Fragment>
  ));
}

/** Short facts under a description, in the style of a rule book: a bold label, then the content. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  const shown = facts.filter((fact) => fact !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, content }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
