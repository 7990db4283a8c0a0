import type { ReactNode } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './figure.module.css';

export interface FigureProps {
  label: ReactNode;
  /** The number, or an `Explain` of it. */
  value: ReactNode;
  /** After the number, in the quiet colour: `/ 20`, `AP`. */
  unit?: ReactNode;
  tone?: Tone | undefined;
  /** `hero`: a large number on its own; `row`: one of several in a row. */
  size?: 'hero' | 'row' | undefined;
}

/** A number and its label; the number is the larger. */
export function Figure({ label, value, unit, tone, size = 'hero' }: FigureProps) {
  return (
    <div className={styles.figure} data-tone={tone} data-size={size} data-labelled>
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>
        {value}
        {unit ? <span className={styles.unit}> {unit}</span> : null}
      </span>
    </div>
  );
}
