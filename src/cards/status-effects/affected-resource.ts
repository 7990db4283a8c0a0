import type { GameData } from '../../core/game-data/game-data.ts';
import { RESOURCES, type Resource } from '../../core/rules/vocabulary.ts';

/** The resource that a status effect affects; undefined where the game data name none. */
export function affectedResource(name: string, gameData: GameData): Resource | undefined {
  const type = gameData.statusEffects.get(name)?.resourceType;
  return RESOURCES.find((each) => each === type);
}
