import { useEffect, useState } from 'react';
import { type GameData, NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';

/** The game data of the enabled packs of other names, over which a pack is used; empty until they are read. */
export function useGameDataBelow(name: string): GameData {
  const { gameData } = useGame();
  const { available } = useGameDataState();
  const [below, setBelow] = useState(NO_GAME_DATA);
  useEffect(() => {
    let isShown = true;
    const others = available.filter((pack) => pack.enabled && pack.name !== name);
    void gameData.merged(others.map((pack) => pack.name)).then((merged) => {
      if (isShown) setBelow(merged);
    });
    return () => {
      isShown = false;
    };
  }, [gameData, available, name]);
  return below;
}
