import { describe, expect, it } from 'vitest';
import { aPack, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { CONSTANT_NAMES } from '../rules/vocabulary.ts';
import { GAME_DATA_ISSUE, VERIFICATION_FAILED, verifyGameData } from './verify.ts';

describe('verification', () => {
  it('passes where every constant is non-zero', () => {
    expect(verifyGameData(gameDataOf(aPack({ constants: CONSTANTS })))).toEqual([]);
  });

  it('fails by every constant where there are no packs', () => {
    expect(verifyGameData(gameDataOf())).toEqual(CONSTANT_NAMES);
  });

  it.each(CONSTANT_NAMES)('fails by %s where it is 0', (name) => {
    expect(verifyGameData(gameDataOf(aPack({ constants: { ...CONSTANTS, [name]: 0 } })))).toEqual([name]);
  });

  it('its messages are those of the catalogue', () => {
    expect(VERIFICATION_FAILED).toBe('Game Data Verification Failed!');
    expect(GAME_DATA_ISSUE).toBe('There seems to be an issue with your Game Data.');
  });
});
