import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/buttons/chip.tsx';
import styles from './workshop.module.css';

/** The icon of a finding, before its words. */
export function SeverityIcon({ isError }: { isError: boolean }) {
  const Icon = isError ? OctagonAlert : TriangleAlert;
  return <Icon className={styles.findingsIcon} aria-hidden="true" />;
}

interface SeverityChipProps {
  isError: boolean;
  children: ReactNode;
}

/** How bad a finding is, or the worst of several, in colour and by its icon. */
export function SeverityChip({ isError, children }: SeverityChipProps) {
  return (
    <Chip tone={isError ? 'life' : 'accent'}>
      <SeverityIcon isError={isError} />
      {children}
    </Chip>
  );
}
