import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { useBaseFile, useCharacters } from '../../state/use-shell.ts';
import { StandIn } from '../../ui/feedback/stand-in.tsx';
import { isShellKept, KeptFormEnd, KeptShell } from '../first-paint/kept-shell.tsx';
import { ShellFrame } from '../first-paint/shell-frame.tsx';
import { characterSegment, nameToSegment, segmentToName } from '../paths.ts';
import styles from './loading-gate.module.css';

/**
 * Shows a screen that plays by the rules once the base file is fetched; the settings are there before the
 * first paint.
 * Rule: docs/rules/screens.md#loading.
 */
export function LoadingGate() {
  const { isFetched } = useBaseFile();
  return isFetched ? <Outlet /> : <LoadingMessage />;
}

/** Shows a screen that needs no rules at once, and says beside it that the base file is being fetched. */
export function WhileLoading() {
  const { isFetched } = useBaseFile();
  return (
    <>
      {isFetched ? null : (
        <p className={styles.beside} role="status">
          Loading...
        </p>
      )}
      <Outlet />
    </>
  );
}

/** Shows the screens that need the rules once the packs are read and merged. */
export function GameDataGate() {
  const { gameData } = useGame();
  const { status } = useGameDataState();
  useEffect(() => void gameData.ensureLoaded(), [gameData]);
  if (status !== 'ready') return <LoadingMessage />;
  return (
    <>
      <Outlet />
      <KeptFormEnd />
    </>
  );
}

/** Stands in for a screen, with what is known of its character. */
export function LoadingMessage() {
  const segment = characterSegment(useLocation().pathname);
  const wanted = segment === undefined ? undefined : nameToSegment(segmentToName(segment));
  const character = useCharacters().find(({ name }) => nameToSegment(name) === wanted);
  if (isShellKept()) {
    return (
      <>
        <title>New Character - Tabard</title>
        <StandIn />
        <KeptShell />
      </>
    );
  }
  return (
    <>
      <StandIn />
      {character && window.early ? (
        <ShellFrame character={character.value} />
      ) : (
        <p className={styles.loading} role="status">
          Loading...
        </p>
      )}
    </>
  );
}
