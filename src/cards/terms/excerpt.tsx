import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '../../ui/layout/use-media.ts';
import styles from './excerpt.module.css';
import { TermsContext, useTerms } from './terms-context.ts';

/** As narrow as this, an excerpt is one line. */
const NARROW = '(max-width: 47.9375em)';

interface WordsOfRowProps {
  /** They are shown whole, on a phone too. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * Words in a row that on a phone opens by a tap anywhere: until then the names in them open nothing there.
 */
export function WordsOfRow({ isOpen = false, children }: WordsOfRowProps) {
  const isLine = useMedia(NARROW) && !isOpen;
  const terms = useTerms();
  return <TermsContext value={isLine ? undefined : terms}>{children}</TermsContext>;
}

/**
 * The text of an entry, of which a phone shows one line: the card of the entry has all of it, and opens by a
 * tap anywhere in the row.
 */
export function Excerpt({ children }: { children: ReactNode }) {
  return (
    <WordsOfRow>
      <div className={styles.excerpt}>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
        <div className={styles.text}>{children}</div>
      </div>
    </WordsOfRow>
  );
}
