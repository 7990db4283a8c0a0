import type { ReactNode } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './bar.module.css';
import { Meter } from './meter.tsx';

export interface ResourceBarProps {
  label: string;
  value: number;
  max: number;
  tone: Tone;
  /** Lines over the colour, which distinguish two resources of one tone. */
  hatched?: boolean | undefined;
  icon?: ReactNode;
  /** Shows the maximum, such as an `Explain`; otherwise its number. */
  maximum?: ReactNode;
  /** Smaller, for several in a row. */
  compact?: boolean | undefined;
}

/** A resource: the number first, then its maximum, its name, and how full it is. */
export function ResourceBar({
  label,
  value,
  max,
  tone,
  hatched,
  icon,
  maximum,
  compact = false,
}: ResourceBarProps) {
  return (
    <div className={styles.bar} data-tone={tone} data-compact={compact || undefined}>
      <div className={styles.top}>
        <span className={styles.label}>
          {icon ? (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          {label}
        </span>
        <span className={styles.figures}>
          <span className={styles.value}>{value}</span>
          <span className={styles.max}>
            {' / '}
            {maximum ?? max}
          </span>
        </span>
      </div>
      <Meter value={value} max={max} tone={tone} hatched={hatched} label={label} />
    </div>
  );
}
