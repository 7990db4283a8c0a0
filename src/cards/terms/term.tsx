import type { ReactNode } from 'react';
import styles from './term.module.css';
import { findTerm, type TermReference } from './term-reference.ts';
import { useTerms } from './terms-context.ts';

interface TermProps extends TermReference {
  /** What is shown in place of the name. */
  children?: ReactNode;
  /** Punctuation after it: a browser would break a line between a button and what follows. */
  closing?: string | undefined;
}

/**
 * The name of a status effect, an action, an item, a skill or a talent, as a button that opens its card.
 * Plain text outside of `Terms`, and where the game data do not define it. Rule: docs/rules/screens.md#terms.
 */
export function Term({ kind, name, level, children = <bdi>{name}</bdi>, closing }: TermProps) {
  const terms = useTerms();
  if (terms === undefined || findTerm(terms.gameData, { kind, name }) === undefined)
    return (
      <>
        {children}
        {closing}
      </>
    );
  const term = (
    <button
      type="button"
      className={styles.term}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => terms.show({ kind, name, level }, currentTarget)}
    >
      {children}
    </button>
  );
  if (!closing) return term;
  return (
    <span className={styles.closed}>
      {term}
      {closing}
    </span>
  );
}
