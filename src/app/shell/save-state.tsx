import { CircleAlert } from 'lucide-react';
import { useStorageStatus } from '../../state/use-shell.ts';
import { useHeldWhilePressed } from '../../ui/feedback/use-held-while-pressed.ts';
import styles from './save-state.module.css';

const WORDS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved' } as const;

/** Shows whether every change is saved: as text, and as an icon on narrow screens. */
export function SaveState() {
  const now = useStorageStatus(({ saving, mode }) => (mode === 'stored' ? saving : 'failed'));
  // A failure is wider, and would move the buttons beside it. Nothing else is held: "Saved" is never said a
  // moment longer than it is true.
  const failed = useHeldWhilePressed(now === 'failed');
  const shown = now === 'saved' ? 'saved' : 'saving';
  return (
    <div className={styles.place} data-failed={failed || undefined}>
      <div className={styles.state}>
        {failed ? (
          <CircleAlert className={styles.icon} aria-hidden="true" />
        ) : (
          <SavedOrSaving state={shown} />
        )}
        <span className={styles.words}>
          <span>{WORDS[failed ? 'failed' : shown]}</span>
        </span>
      </div>
    </div>
  );
}

/**
 * A check mark or an open ring. Both are always rendered, because a save follows every step and must change
 * little.
 */
function SavedOrSaving({ state }: { state: 'saved' | 'saving' }) {
  return (
    <svg
      className={`${styles.icon} ${styles.shapes}`}
      viewBox="0 0 24 24"
      data-state={state}
      aria-hidden="true"
    >
      <path d="m4 12.5 5.5 5L20 6.5" />
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  );
}
