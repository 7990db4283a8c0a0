import type { ReactNode } from 'react';
import { TermsContext, useTerms } from '../../../cards/terms/terms-context.ts';
import { useMedia } from '../../../ui/layout/use-media.ts';
import styles from './excerpt.module.css';

/** As narrow as this, an excerpt is one line. */
const NARROW = '(max-width: 47.9375em)';

/**
 * The text of an entry, of which a phone shows one line: the card of the entry has all of it, and opens by a tap
 * anywhere in the row. The names in the line open nothing there.
 */
export function Excerpt({ children }: { children: ReactNode }) {
  const isLine = useMedia(NARROW);
  const terms = useTerms();
  return (
    <TermsContext value={isLine ? undefined : terms}>
      <div className={styles.text}>{children}</div>
    </TermsContext>
  );
}
