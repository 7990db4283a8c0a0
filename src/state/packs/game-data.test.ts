import { afterEach, expect, it, vi } from 'vitest';
import { ok, type Result } from '../../core/lib/result.ts';
import { openGame } from '../../testing/open-game.ts';
import { CORE, house, openTabWithPacks } from '../testing/tab-with-packs.ts';

afterEach(() => void vi.unstubAllGlobals());

it('stored packs are read while the base file is on its way', async () => {
  const before = await openTabWithPacks();
  await before.upload(house(1, 'Stars'));
  await before.gameData.enableOnly(['Core', 'House']);
  await before.storage.close();

  let arrive: (file: Result<unknown, string>) => void = () => undefined;
  const baseFile = new Promise<Result<unknown, string>>((resolve) => {
    arrive = resolve;
  });
  const { gameData, storage } = await openGame(before.browser.tab(), {}, { fetchJson: () => baseFile });
  const read = vi.spyOn(storage.packs, 'readText');
  const loaded = gameData.ensureLoaded();
  await expect.poll(() => read.mock.calls).toEqual([['House']]);
  expect(gameData.store.getState().status).toBe('reading');
  arrive(ok(CORE));
  await loaded;
  expect([...gameData.store.getState().gameData.skills.keys()]).toEqual(['Blades', 'Stars']);
});

it('large packs are read as soon as the game is opened, and read again where that fails', async () => {
  const before = await openTabWithPacks();
  const text = JSON.stringify(house(1, 'Stars')).padEnd(1_000_001);
  await before.storage.packs.store({ name: 'House', version: 1, text });
  await before.gameData.enableOnly(['Core', 'House']);
  await before.storage.close();

  const tab = before.browser.tab();
  vi.stubGlobal('indexedDB', tab.environment.indexedDB);
  vi.stubGlobal('location', new URL('http://localhost/'));
  const asked: unknown[] = [];
  class BrokenWorker {
    onerror: () => void = () => undefined;
    postMessage(message: unknown) {
      asked.push(message);
      this.onerror();
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BrokenWorker);
  const { gameData } = await openGame(tab, { 'BaseGameData.json': CORE });
  await expect.poll(() => asked).toMatchObject([{ store: 'packs', name: 'House' }]);
  expect(gameData.store.getState().status).toBe('reading');

  await gameData.ensureLoaded();
  expect([...gameData.store.getState().gameData.skills.keys()]).toEqual(['Blades', 'Stars']);
});
