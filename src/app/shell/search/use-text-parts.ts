import { useEffect, useState } from 'react';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { type TextPart, textParts } from '../../../core/game-data/texts/text-search.ts';

interface Built {
  readonly parts: readonly TextPart[];
  /** Builds the next part; it has returned undefined where all are built. */
  readonly rest: ReturnType<typeof textParts>;
  readonly isComplete: boolean;
}

const NO_PARTS: readonly TextPart[] = [];

/** What is built of the texts of game data; the search goes on with it the next time that it opens. */
const built = new WeakMap<GameData, Built>();

/**
 * The texts of the game data, as far as they are built. One part is built at a time, and the page responds to
 * a key between two of them. Parts are only ever added: a result that shows stays.
 */
export function useTextParts(gameData: GameData | undefined): readonly TextPart[] {
  const [shown, setShown] = useState<{ gameData: GameData; parts: readonly TextPart[] }>();
  useEffect(() => {
    if (gameData === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show(given: GameData, now: Built): void {
      built.set(given, now);
      setShown({ gameData: given, parts: now.parts });
      if (!now.isComplete) timer = setTimeout(() => show(given, withNext(now)));
    }
    show(gameData, built.get(gameData) ?? { parts: NO_PARTS, rest: textParts(gameData), isComplete: false });
    return () => clearTimeout(timer);
  }, [gameData]);
  return shown !== undefined && shown.gameData === gameData ? shown.parts : NO_PARTS;
}

function withNext({ parts, rest }: Built): Built {
  const { value } = rest.next();
  return { parts: value === undefined ? parts : [...parts, value], rest, isComplete: value === undefined };
}
