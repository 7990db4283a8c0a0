import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure-button.module.css';
import { TextButton } from './text-button.tsx';

interface DisclosureButtonProps {
  isOpen: boolean;
  /** The id of what it shows, which is on the page only while it is open. */
  controls: string;
  onToggle: () => void;
  'aria-describedby'?: string;
  /** Its label. */
  children: ReactNode;
}

/** A line that opens to more below it. For a section with a heading use `Collapsible`. */
export function DisclosureButton({ isOpen, controls, onToggle, children, ...rest }: DisclosureButtonProps) {
  return (
    <TextButton
      {...rest}
      iconAfter={<ChevronDown className={styles.chevron} aria-hidden="true" />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {children}
    </TextButton>
  );
}
