import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A CSS length: the final height of each line. */
  height?: string | undefined;
  /** The number of lines of text. */
  lines?: number | undefined;
}

/**
 * A placeholder for content that is loading. It takes its space immediately and shows after 300 ms, so that
 * fast loads do not flicker.
 */
export function Skeleton({ height = '1em', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
        <span key={line} className={styles.skeleton} style={{ height } satisfies CSSProperties} />
      ))}
    </span>
  );
}
