import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { useBaseFile } from '../../state/use-shell.ts';
import styles from './loading-gate.module.css';

/**
 * Shows every screen once the base file is fetched; the settings are there before the first paint.
 * Rule: docs/rules/screens.md#loading.
 */
export function LoadingGate({ children }: { children: ReactNode }) {
  const { isFetched } = useBaseFile();
  return isFetched ? children : <LoadingMessage />;
}

/** Shows the screens that need the rules once the packs are read and merged. */
export function GameDataGate() {
  const { gameData } = useGame();
  const { status } = useGameDataState();
  useEffect(() => void gameData.ensureLoaded(), [gameData]);
  return status === 'ready' ? <Outlet /> : <LoadingMessage />;
}

/** `data-loading` hides the footer until there is a screen above it. */
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
