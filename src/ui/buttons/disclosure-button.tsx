import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure-button.module.css';

interface DisclosureButtonProps {
  isOpen: boolean;
  /** The id of what it shows, which is on the page only while it is open. */
  controls: string;
  onToggle: () => void;
  /** Its label, which stays the same while it is open. */
  children: ReactNode;
}

/** A line that opens to more below it. For a section with a heading use `Collapsible`. */
export function DisclosureButton({ isOpen, controls, onToggle, children }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <span className={styles.label}>{children}</span>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
