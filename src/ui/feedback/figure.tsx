import type { ReactNode } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './figure.module.css';

export interface FigureProps {
  label: ReactNode;
  /** The number, or an `Explain` of it. */
  value: ReactNode;
  /** Quiet, after the number: `/ 20`, `AP`. */
  unit?: ReactNode;
  tone?: Tone | undefined;
  /** `hero` reads from a metre away; `row` stands among others. */
  size?: 'hero' | 'row' | undefined;
}

/** A number and what it is; the number is the larger. */
export function Figure({ label, value, unit, tone, size = 'hero' }: FigureProps) {
  return (
    <div className={styles.figure} data-tone={tone} data-size={size}>
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>
        {value}
        {unit ? <span className={styles.unit}> {unit}</span> : null}
      </span>
    </div>
  );
}
