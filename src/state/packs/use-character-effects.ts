import { useEffect, useState } from 'react';
import type { Pack } from '../../core/game-data/pack.ts';
import { useGame } from '../use-game.ts';
import type { CharacterEffect } from './character-effects.ts';

/**
 * What stored characters lose and gain with this pack; undefined until it is known. Its code is fetched when
 * it is needed. Rule: docs/rules/loading-and-upgrade.md#what-a-character-loses-and-gains.
 */
export function useCharacterEffects(pack: Pack | undefined): readonly CharacterEffect[] | undefined {
  const game = useGame();
  const [found, setFound] = useState<{ readonly pack: Pack; readonly effects: readonly CharacterEffect[] }>();
  useEffect(() => {
    if (pack === undefined) return;
    const controller = new AbortController();
    const find = async () => {
      const { characterEffects } = await import('./character-effects.ts');
      const effects = await characterEffects(game, pack, controller.signal);
      if (!controller.signal.aborted) setFound({ pack, effects });
    };
    void find();
    return () => controller.abort();
  }, [game, pack]);
  return found !== undefined && found.pack === pack ? found.effects : undefined;
}
