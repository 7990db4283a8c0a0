import type { ReactNode } from 'react';
import { useGameDataState } from '../../state/use-application.ts';
import styles from './loading-gate.module.css';

/** Holds every screen back until the game data are ready; the settings are before the first paint (seed 1 §1). */
export function LoadingGate({ children }: { children: ReactNode }) {
  const { ready } = useGameDataState();
  return ready ? children : <Loading />;
}

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
