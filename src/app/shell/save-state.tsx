import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useStorageStatus } from '../../state/use-application.ts';
import styles from './save-state.module.css';

const WORDS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved' } as const;

/** Whether every change is safe: in words, and as a shape on narrow screens. */
export function SaveState() {
  const state = useStorageStatus(({ saving, mode }) => (mode === 'stored' ? saving : 'failed'));
  return (
    <div className={styles.place} data-state={state}>
      {/* Every icon is there, so that a save, which comes with every step, changes no more than it must. */}
      <div className={styles.state}>
        <span className={styles.icons} aria-hidden="true">
          <Check data-of="saved" />
          <LoaderCircle data-of="saving" />
          <CircleAlert data-of="failed" />
        </span>
        <span className={styles.words}>
          <span>{WORDS[state]}</span>
        </span>
      </div>
    </div>
  );
}
