import { expect, it, vi } from 'vitest';
import { ok, type Result } from '../../core/lib/result.ts';
import { openGame } from '../../testing/open-game.ts';
import { CORE, house, openTabWithPacks } from '../testing/tab-with-packs.ts';

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

it('a pack is read whether it is enabled or not, and one that is no JSON is not', async () => {
  const { gameData, storage, upload } = await openTabWithPacks();
  await upload(house(1, 'Stars'));
  await storage.packs.store({ name: 'Torn', version: 1, text: '{"name": "Torn"' });
  await gameData.refresh();
  const skillsOf = async (name: string, origin: 'standard' | 'custom') => {
    const pack = await gameData.read({ name, version: 1, origin, enabled: false });
    return pack?.skills.map((skill) => skill.name);
  };
  expect(await skillsOf('Core', 'standard')).toEqual(['Blades']);
  expect(await skillsOf('House', 'custom')).toEqual(['Stars']);
  expect(await skillsOf('Torn', 'custom')).toBeUndefined();
  expect(await skillsOf('Nowhere', 'custom')).toBeUndefined();
});
