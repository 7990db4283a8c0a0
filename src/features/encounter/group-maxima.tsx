import type { NewGroup } from '../../core/encounter/create.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './create-encounter.module.css';

const MAXIMA = [
  ['Maximum Health', 'maximumHealth'],
  ['Maximum Energy', 'maximumEnergy'],
  ['Maximum AP', 'maximumAP'],
] as const;

interface GroupMaximaProps {
  group: NewGroup;
  onChange: (maxima: Partial<NewGroup>) => void;
}

/** The maxima of a group's members. */
export function GroupMaxima({ group, onChange }: GroupMaximaProps) {
  return (
    <div className={styles.maxima}>
      {MAXIMA.map(([label, field]) => (
        <NumberField
          key={field}
          label={label}
          value={group[field]}
          onChange={(value) => onChange({ [field]: value })}
          min={1}
          max={ENCOUNTER_LIMITS.maximum}
        />
      ))}
    </div>
  );
}
