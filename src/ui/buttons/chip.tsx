import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../brand/tone.ts';
import styles from './chip.module.css';
import { ignoreSecondClick } from './ignore-second-click.ts';

export interface ChipProps {
  children: ReactNode;
  tone?: Tone | undefined;
  /** With it, the chip has a button that removes it. */
  onRemove?: (() => void) | undefined;
  /** The accessible name of that button: `Remove …`. */
  removeLabel?: string | undefined;
}

/** A short word or two: a tag, a filter, a level. */
export function Chip({ children, tone, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-removable={onRemove ? true : undefined}>
      <span className={styles.words}>{children}</span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          onClick={ignoreSecondClick(onRemove)}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
