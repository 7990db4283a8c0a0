import type { ReactNode } from 'react';
import type { NewGroup } from '../../core/encounter/create.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './create-encounter.module.css';
import { useMemberWords } from './encounter-words.ts';

const MAXIMA = [
  ['health', 'maximumHealth'],
  ['energy', 'maximumEnergy'],
  ['ap', 'maximumAP'],
] as const;

interface GroupMaximaProps {
  group: NewGroup;
  onChange: (maxima: Partial<NewGroup>) => void;
  /** More fields. */
  children?: ReactNode;
}

/** The maxima of a group's members. */
export function GroupMaxima({ group, onChange, children }: GroupMaximaProps) {
  const words = useMemberWords();
  return (
    <div className={styles.maxima}>
      {MAXIMA.map(([resource, field]) => (
        <NumberField
          key={field}
          label={`Maximum ${words[resource]}`}
          value={group[field]}
          onChange={(value) => onChange({ [field]: value })}
          min={1}
          max={ENCOUNTER_LIMITS.maximum}
        />
      ))}
      {children}
    </div>
  );
}
