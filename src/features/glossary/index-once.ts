import type { GameData } from '../../core/game-data/game-data.ts';

/** Builds an index once per game data object, however often a glossary is opened. */
export function indexOnce<Index>(build: (gameData: GameData) => Index): (gameData: GameData) => Index {
  const built = new WeakMap<GameData, Index>();
  return (gameData) => {
    const known = built.get(gameData);
    if (known !== undefined) return known;
    const index = build(gameData);
    built.set(gameData, index);
    return index;
  };
}
