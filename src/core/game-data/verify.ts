import { CONSTANT_NAMES, type ConstantName } from '../rules/vocabulary.ts';
import type { GameData } from './game-data.ts';

/**
 * Shown after loading packs whose game data fail verification. Rule: docs/rules/game-data.md#verification.
 */
export const VERIFICATION_FAILED = 'Game Data Verification Failed!';

/**
 * Shown where a character is to be loaded and the game data fail verification.
 * Rule: docs/rules/game-data.md#verification.
 */
export const GAME_DATA_ISSUE = 'There seems to be an issue with your Game Data.';

/**
 * What fails verification: the names of the constants that are 0. Empty where the game data can be played.
 * Rule: docs/rules/game-data.md#verification.
 */
export function verifyGameData({ constants }: GameData): readonly ConstantName[] {
  return CONSTANT_NAMES.filter((name) => constants[name] === 0);
}
