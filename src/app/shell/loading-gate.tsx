import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { useApplication, useGameDataState } from '../../state/use-application.ts';
import styles from './loading-gate.module.css';

/** Holds every screen back until the game data are here; the settings are before the first paint (seed 1 §1). */
export function LoadingGate({ children }: { children: ReactNode }) {
  const { status } = useGameDataState();
  return status === 'fetching' ? <LoadingMessage /> : children;
}

/** Holds the screens that play by the rules back until the packs are read and merged. */
export function GameDataGate() {
  const { gameData } = useApplication();
  const { status } = useGameDataState();
  useEffect(() => void gameData.ensureLoaded(), [gameData]);
  return status === 'ready' ? <Outlet /> : <LoadingMessage />;
}

/** What stands below a screen comes with it: the page is told that there is none yet. */
export function LoadingMessage() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.loading = '';
    return () => void delete dataset.loading;
  }, []);
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
