import { describe, expect, it } from 'vitest';
import { createEncounter } from '../core/encounter/create.ts';
import { openStorage } from '../storage/open-storage.ts';
import { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { codecs } from './codecs.ts';
import { createEntryList } from './entry-lists.ts';

async function openList() {
  const browser = new FakeBrowser();
  const storage = await openStorage(codecs, browser.tab().environment);
  const list = createEntryList(storage.encounters);
  const save = async (name: string) => {
    browser.now += 1000;
    await storage.encounters.save(createEncounter(name, []));
  };
  return { storage, save, names: () => list.getState().map(({ name }) => name) };
}

describe('a list of stored entries', () => {
  it('is sorted by the time of the last save, newest first', async () => {
    const { save, names } = await openList();
    await save('Ambush');
    await save('Siege');
    expect(names()).toEqual(['Siege', 'Ambush']);
    await save('Ambush');
    expect(names()).toEqual(['Ambush', 'Siege']);
  });

  it('drops deleted entries', async () => {
    const { storage, save, names } = await openList();
    await save('Ambush');
    await storage.encounters.remove('Ambush');
    expect(names()).toEqual([]);
  });
});
