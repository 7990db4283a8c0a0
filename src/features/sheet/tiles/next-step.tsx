import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  /** On the button. */
  label: string;
  /** The address of the screen for a character's name. */
  to: (name: string) => string;
  /** What there is not yet. */
  children: ReactNode;
}

/** What a tile does not hold yet, and the way to it. */
export function NextStep({ label, to, children }: NextStepProps) {
  const name = useSheet(({ sheet }) => sheet.name);
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      <LinkButton icon={<Plus />} render={<Link to={to(name)} />}>
        {label}
      </LinkButton>
    </div>
  );
}
