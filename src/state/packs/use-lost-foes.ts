import { useEffect, useState } from 'react';
import type { Pack } from '../../core/game-data/pack.ts';
import { useGame } from '../use-game.ts';
import type { LostFoes } from './lost-foes.ts';

/** The stored encounters that lose foes with this pack; empty until it is known. */
export function useLostFoes(pack: Pack): readonly LostFoes[] {
  const game = useGame();
  const [found, setFound] = useState<{ readonly pack: Pack; readonly lost: readonly LostFoes[] }>();
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const { lostFoes } = await import('./lost-foes.ts');
      const lost = await lostFoes(game, pack);
      if (isCurrent) setFound({ pack, lost });
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [game, pack]);
  return found?.pack === pack ? found.lost : [];
}
