import { CONSTANT_NAMES, type ConstantName } from '../rules/vocabulary.ts';
import type { GameData } from './game-data.ts';

/**
 * Shown after loading packs whose game data fail verification.
 * Rule: docs/rules/game-data.md#verification.
 */
export const VERIFICATION_FAILED = 'Game Data Verification Failed!';

/**
 * Shown when a character is loaded while the game data fail verification.
 * Rule: docs/rules/game-data.md#verification.
 */
export const GAME_DATA_ISSUE = 'There seems to be an issue with your Game Data.';

/**
 * The names of the constants that are 0, which fail verification. Empty if the game data are playable.
 * Rule: docs/rules/game-data.md#verification.
 */
export function verifyGameData({ constants }: GameData): readonly ConstantName[] {
  return CONSTANT_NAMES.filter((name) => constants[name] === 0);
}
