import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths: the final shape of what is loading. */
  width?: string | undefined;
  height?: string | undefined;
  /** As many lines of text. */
  lines?: number | undefined;
}

/**
 * The place of something that is loading. It takes its room at once and shows after 300 ms, so that what is
 * quick never flickers.
 */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <span key={line} className={styles.skeleton} style={{ width, height } satisfies CSSProperties} />
      ))}
    </span>
  );
}
