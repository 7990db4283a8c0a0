import { type CSSProperties, useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  value: number;
  max: number;
  /** The figure beside it; otherwise `{value} of {max}`. */
  figure?: string | undefined;
}

/** How far long work has come. */
export function Progress({ label, value, max, figure = `${value} of ${max}` }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.top}>
        <span id={id}>{label}</span>
        <span className={styles.figure} aria-hidden="true">
          {figure}
        </span>
      </div>
      <div
        role="progressbar"
        className={styles.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
        aria-valuetext={figure}
        style={{ '--filled': max > 0 ? Math.min(1, value / max) : 0 } as CSSProperties}
      />
    </div>
  );
}
