import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/buttons/chip.tsx';
import styles from './workshop.module.css';

interface SeverityChipProps {
  isError: boolean;
  children: ReactNode;
}

/** How bad a finding is, or the worst of several, in colour and by its icon. */
export function SeverityChip({ isError, children }: SeverityChipProps) {
  const Icon = isError ? OctagonAlert : TriangleAlert;
  return (
    <Chip tone={isError ? 'life' : 'accent'}>
      <Icon className={styles.findingsIcon} aria-hidden="true" />
      {children}
    </Chip>
  );
}
