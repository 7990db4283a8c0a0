import type { ReactNode } from 'react';
import type { Tincture } from '../brand/tone.ts';
import styles from './bar.module.css';
import { Meter } from './meter.tsx';

export interface BarProps {
  label: string;
  value: number;
  max: number;
  tincture: Tincture;
  /** Lines over the colour, so that two resources of one tincture are told apart without it. */
  hatched?: boolean | undefined;
  icon?: ReactNode;
  /** How the maximum is shown, such as an `Explain`; otherwise its number. */
  maximum?: ReactNode;
  /** Smaller, for several in a row. */
  compact?: boolean | undefined;
}

/** A resource at a glance: the number first, then its maximum, its name, and how full it is. */
export function Bar({ label, value, max, tincture, hatched, icon, maximum, compact = false }: BarProps) {
  return (
    <div className={styles.bar} data-tincture={tincture} data-compact={compact || undefined}>
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
      <Meter value={value} max={max} tincture={tincture} hatched={hatched} label={label} />
    </div>
  );
}
