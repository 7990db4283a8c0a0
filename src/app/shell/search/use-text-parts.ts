import { useEffect, useState } from 'react';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { type TextPart, textParts } from '../../../core/game-data/texts/text-search.ts';

interface Built {
  readonly parts: readonly TextPart[];
  readonly isComplete: boolean;
}

const NOTHING_BUILT: Built = { parts: [], isComplete: false };

/** What is built of the texts of game data, for the next time that the search opens. */
const built = new WeakMap<GameData, Built>();

/**
 * The texts of the game data, as far as they are built. One part is built at a time, and the page responds to
 * a key between two of them.
 */
export function useTextParts(gameData: GameData | undefined): readonly TextPart[] {
  const [shown, setShown] = useState<{ gameData: GameData; parts: readonly TextPart[] }>();
  useEffect(() => {
    if (gameData === undefined) return undefined;
    const before = built.get(gameData) ?? NOTHING_BUILT;
    setShown({ gameData, parts: before.parts });
    if (before.isComplete) return undefined;
    const rest = textParts(gameData);
    let { parts } = NOTHING_BUILT;
    let timer = setTimeout(buildNext);
    function buildNext(): void {
      if (gameData === undefined) return;
      const { value } = rest.next();
      if (value !== undefined) parts = [...parts, value];
      built.set(gameData, { parts, isComplete: value === undefined });
      setShown({ gameData, parts });
      if (value !== undefined) timer = setTimeout(buildNext);
    }
    return () => clearTimeout(timer);
  }, [gameData]);
  return shown !== undefined && shown.gameData === gameData ? shown.parts : NOTHING_BUILT.parts;
}
