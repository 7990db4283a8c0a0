import type { CSSProperties } from 'react';
import styles from './die.module.css';

const [LOW, MIDDLE, HIGH] = [6.5, 12, 17.5];

/** Where the pips of a face are, in a square of 24. */
const FACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
};

const circle = ([x, y]: readonly [number, number]) =>
  `M${x - 2.1} ${y}a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 1 0-4.2 0z`;

/** The pips of each face as one path. */
const PIPS = Object.fromEntries(
  Object.entries(FACES).map(([face, places]) => [face, places.map(circle).join('')]),
);

/** More dice than this fall together with the last of them. */
const MAX_FALLS = 20;

interface DieProps {
  /** 1 to 6. */
  value: number;
  /** Its place in the roll: each falls a little after the one before. */
  index: number;
  /** Whether the die is one of those that count; undefined where all count alike. */
  counts?: boolean | undefined;
  /** What a die that counts is, such as `success`: its text after the number. */
  countsAs?: string | undefined;
}

/**
 * A six-sided die, drawn with its pips; its number is its text. One that counts is filled and has a notch
 * with a check, so that colour alone never tells it apart.
 */
export function Die({ value, index, counts, countsAs }: DieProps) {
  return (
    <span
      className={styles.die}
      data-counts={counts}
      style={{ '--fall': Math.min(index, MAX_FALLS) } as CSSProperties}
    >
      <span className="visually-hidden">
        {value}
        {counts && countsAs ? `, ${countsAs}` : null}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PIPS[value]} />
      </svg>
      {counts ? (
        <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 6.5 5 9 9.5 3.5" />
        </svg>
      ) : null}
    </span>
  );
}
