import type { Use } from '../play/parts/uses.ts';
import type { GameData } from './game-data.ts';
import { playOf } from './play-of.ts';

/** What using an item does, by its template; undefined where the packs say nothing of it. Rule: docs/rules/play.md#uses. */
export function itemUse(template: string, gameData: GameData): Use | undefined {
  return playOf(gameData).uses.find(({ item }) => item === template);
}
