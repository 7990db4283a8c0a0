import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useApplication, useGameDataState } from '../../state/use-application.ts';
import styles from './loading-gate.module.css';

/** Holds every screen back until the game data are here; the settings are before the first paint (seed 1 §1). */
export function LoadingGate({ children }: { children: ReactNode }) {
  const { status } = useGameDataState();
  return status === 'fetching' ? <Loading /> : children;
}

/** Holds the screens that play by the rules back until the packs are read and merged. */
export function GameDataGate() {
  const { gameData } = useApplication();
  const { status } = useGameDataState();
  useEffect(() => void gameData.makeReady(), [gameData]);
  return status === 'ready' ? <Outlet /> : <Loading />;
}

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
