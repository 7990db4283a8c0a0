import { useMemo } from 'react';
import { useGame } from '../use-game.ts';
import { playIntents } from './play-intents.ts';

/** The player's intents with the consequences of play. */
export function usePlay(): ReturnType<typeof playIntents> {
  const game = useGame();
  return useMemo(() => playIntents(game), [game]);
}
