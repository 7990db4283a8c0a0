import { describe, expect, it } from 'vitest';
import { aPack, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { CONSTANT_NAMES } from '../rules/vocabulary.ts';
import { GAME_DATA_ISSUE, VERIFICATION_FAILED, verifyGameData } from './verify.ts';

describe('verification', () => {
  it('passes if every constant is non-zero', () => {
    expect(verifyGameData(gameDataOf(aPack({ constants: CONSTANTS })))).toEqual([]);
  });

  it('fails for every constant without packs', () => {
    expect(verifyGameData(gameDataOf())).toEqual(CONSTANT_NAMES);
  });

  it.each(CONSTANT_NAMES)('fails for %s at 0', (name) => {
    expect(verifyGameData(gameDataOf(aPack({ constants: { ...CONSTANTS, [name]: 0 } })))).toEqual([name]);
  });

  it('has the specified messages', () => {
    expect(VERIFICATION_FAILED).toBe('Game Data Verification Failed!');
    expect(GAME_DATA_ISSUE).toBe('There seems to be an issue with your Game Data.');
  });
});
