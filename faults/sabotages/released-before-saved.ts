import * as real from '../../src/storage/tabs/character-lock.ts';

export const createCharacterLock: typeof real.createCharacterLock = (context, queue, characterName) =>
  real.createCharacterLock(context, { ...queue, flush: async () => undefined }, characterName);
