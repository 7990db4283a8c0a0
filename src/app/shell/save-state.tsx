import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useStorageStatus } from '../../state/use-application.ts';
import styles from './save-state.module.css';

const WORDS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved' } as const;

/** Whether every change is safe: in words, and as a shape on narrow screens. */
export function SaveState() {
  const { saving, mode } = useStorageStatus();
  const state = mode === 'stored' ? saving : 'failed';
  const Icon = { saved: Check, saving: LoaderCircle, failed: CircleAlert }[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{WORDS[state]}</span>
    </span>
  );
}
