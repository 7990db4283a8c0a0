import { useEffect, useState } from 'react';
import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useGame } from '../use-game.ts';
import type { PackUpload } from './upload-pack.ts';

type Changes = readonly SectionDiff[];

/** What an uploaded pack changes against the stored one; undefined until it is known. */
export function useUploadDiff(upload: PackUpload): Changes | undefined {
  const game = useGame();
  const [found, setFound] = useState<{ readonly upload: PackUpload; readonly changes: Changes }>();
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const { uploadDiff } = await import('./pack-diff.ts');
      const changes = await uploadDiff(game, upload, controller.signal);
      if (!controller.signal.aborted) setFound({ upload, changes });
    };
    void find();
    return () => controller.abort();
  }, [game, upload]);
  return found?.upload === upload ? found.changes : undefined;
}

/** What these game data define differently from the current ones; undefined until it is known. */
export function useGameDataDiff(gameData: GameData): Changes | undefined {
  const game = useGame();
  const [found, setFound] = useState<{ readonly gameData: GameData; readonly changes: Changes }>();
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const { gameDataDiff } = await import('./pack-diff.ts');
      const { gameData: current } = game.gameData.store.getState();
      const changes = await gameDataDiff(current, gameData, controller.signal);
      if (!controller.signal.aborted) setFound({ gameData, changes });
    };
    void find();
    return () => controller.abort();
  }, [game, gameData]);
  return found?.gameData === gameData ? found.changes : undefined;
}
