import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WordsOfRow } from '../../../cards/terms/excerpt.tsx';
import styles from './reveal.module.css';

interface RevealProps {
  /** Whose text it is; names the button. */
  name: string;
  children: ReactNode;
}

/**
 * A text of which a phone shows one line until the row is tapped; the names in the line open nothing. The row
 * around it must be positioned. On wider screens and on paper it is whole.
 */
export function Reveal({ name, children }: RevealProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.reveal} data-open={isOpen || undefined}>
      <WordsOfRow isOpen={isOpen}>
        <div className={styles.text}>{children}</div>
      </WordsOfRow>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={`Text of ${name}`}
        onClick={() => setOpen(!isOpen)}
      />
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </div>
  );
}
