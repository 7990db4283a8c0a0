import { describe, expect, it } from 'vitest';
import { templatePack } from '../../core/game-data/editing/new-pack.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { createPack } from './create-pack.ts';
import { packNameProblem } from './pack-name-problem.ts';

const RESERVED = 'That pack name is reserved for a base pack.';

describe('the name of a pack of the workshop', () => {
  it('is one that the upload takes, and no other pack of the workshop has', async () => {
    const game = await openGame(new FakeBrowser().tab(), { 'BaseGameData.json': templatePack('Core') });
    await game.gameData.ensureLoaded();
    expect(await createPack(game, 'empty', 'core')).toMatchObject({ ok: true });
    expect(await createPack(game, 'empty', ' Core ')).toEqual({ ok: false, problem: RESERVED });
    const problems = [' ', ' W', 'CORE', 'Wars', '🍞'].map((name) => packNameProblem(game, name));
    expect(problems).toEqual([
      'The name must not be blank.',
      'The name must be longer than 1 character.',
      'A pack with that name is being written already.',
      undefined,
      'The name must be longer than 1 character.',
    ]);
  });

  it('can change its spelling, unless a standard pack has it then', async () => {
    const game = await openGame(new FakeBrowser().tab(), { 'BaseGameData.json': templatePack('Core') });
    await game.gameData.ensureLoaded();
    await createPack(game, 'empty', 'core');
    expect(packNameProblem(game, 'CORE', 'core')).toBeUndefined();
    expect(packNameProblem(game, 'Core', 'core')).toBe(RESERVED);
  });
});
