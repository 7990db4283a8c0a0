import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { draftPack, readEachEntry } from '../../../../core/game-data/editing/draft-pack.ts';
import { isLargePack } from '../../../../core/game-data/editing/overview.ts';
import { type GameData, NO_GAME_DATA } from '../../../../core/game-data/game-data.ts';
import { mergePacks } from '../../../../core/game-data/merge-packs.ts';
import type { Pack } from '../../../../core/game-data/pack.ts';
import { packsBelow } from '../../../../state/packs/packs-below.ts';
import { useGame } from '../../../../state/use-game.ts';
import { runSlices } from '../../../../state/workshop/run-slices.ts';

/** A large pack waits until nothing has changed for so long, and is read slice by slice. */
const QUIET_MS = 500;

interface LiveGameData {
  /** Of the packs below alone. */
  readonly below: GameData;
  /** With the pack as it is now, as far as it can be read. It follows a change a moment later. */
  readonly gameData: GameData;
  /** Whether the pack has been read at all: a large one is not at first. */
  readonly isRead: boolean;
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
  const isLarge = isLargePack(json);
  const deferred = useDeferredValue(json);
  const [quiet, setQuiet] = useState<unknown>();
  const isRead = !isLarge || quiet !== undefined;
  useEffect(() => {
    if (!isLarge) return;
    const reading = new AbortController();
    const read = async () => {
      const isWhole = await runSlices(readEachEntry(json), reading);
      if (isWhole) startTransition(() => setQuiet(json));
    };
    const timer = setTimeout(() => void read(), isRead ? QUIET_MS : 0);
    return () => {
      reading.abort();
      clearTimeout(timer);
    };
  }, [json, isLarge, isRead]);
  const shown = isLarge ? quiet : deferred;
  const below = useMemo(() => (packs.length === 0 ? NO_GAME_DATA : mergePacks(packs)), [packs]);
  const gameData = useMemo(
    () => (shown === undefined ? below : mergePacks([...packs, draftPack(shown)])),
    [packs, below, shown],
  );
  return { below, gameData, isRead };
}
