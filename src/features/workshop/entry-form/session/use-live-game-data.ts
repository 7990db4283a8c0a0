import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { draftPack } from '../../../../core/game-data/editing/draft-pack.ts';
import { countEntries } from '../../../../core/game-data/editing/overview.ts';
import { type GameData, NO_GAME_DATA } from '../../../../core/game-data/game-data.ts';
import { mergePacks } from '../../../../core/game-data/merge-packs.ts';
import type { Pack } from '../../../../core/game-data/pack.ts';
import { packsBelow } from '../../../../state/packs/packs-below.ts';
import { useGame } from '../../../../state/use-game.ts';

/** A pack of more entries takes longer to merge than a keystroke may: it waits until nothing has changed for a moment. */
const MANY_ENTRIES = 2000;
const QUIET_MS = 500;

interface LiveGameData {
  /** Of the packs below alone. */
  readonly below: GameData;
  /** With the pack as it is now, as far as it can be read. It follows a change a moment later. */
  readonly gameData: GameData;
}

/** The game data over which a pack of this name is edited, and with it. */
export function useLiveGameData(json: unknown, name: string): LiveGameData {
  const game = useGame();
  const [packs, setPacks] = useState<readonly Pack[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void packsBelow(game, name).then((read) => isCurrent && setPacks(read));
    return () => {
      isCurrent = false;
    };
  }, [game, name]);
  const isLarge = countEntries(json) > MANY_ENTRIES;
  const deferred = useDeferredValue(json);
  const [quiet, setQuiet] = useState(json);
  useEffect(() => {
    if (!isLarge) return;
    const timer = setTimeout(() => startTransition(() => setQuiet(json)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [json, isLarge]);
  const shown = isLarge ? quiet : deferred;
  const below = useMemo(() => (packs.length === 0 ? NO_GAME_DATA : mergePacks(packs)), [packs]);
  const gameData = useMemo(() => mergePacks([...packs, draftPack(shown)]), [packs, shown]);
  return { below, gameData };
}
