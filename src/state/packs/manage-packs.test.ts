import { beforeEach, describe, expect, it } from 'vitest';
import { raw } from '../../storage/testing/raw.ts';
import { aSheet } from '../../testing/sheets.ts';
import { house, openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { carryOutPackChanges, type PackChangePlan } from './manage-packs.ts';
import { planPackStorage, readPackUpload, storePackUpload } from './upload-pack.ts';

let tab: TabWithPacks;

beforeEach(async () => {
  tab = await openTabWithPacks();
});

describe('changes of the packs', () => {
  const plan = async (changes: Partial<PackChangePlan>): Promise<PackChangePlan | string> =>
    tab.planOf({ enabled: ['Core'], deleted: [], character: 'update', ...changes });

  beforeEach(async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    tab.forgetNotices();
    const sheet = aSheet({
      skills: new Map([['Stars', 3]]),
      packInfo: [
        ['Core', 1],
        ['House', 1],
      ],
    });
    await tab.loaded.load(sheet);
  });

  it('are carried out even if the game data then fail verification, and unload the character', async () => {
    const planned = await plan({ enabled: [], deleted: ['House'] });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.effect?.dropped).toEqual([]);
    expect(await carryOutPackChanges(tab.game, planned)).toBe(true);
    expect(tab.told()).toEqual([
      '0 pack(s) loaded successfully!',
      'Aria has been unloaded.',
      '1 pack(s) deleted successfully!',
    ]);
    expect(tab.state().failures).toContain('MAXIMUM_HEALTH');
    expect(await tab.storage.packs.list()).toEqual([]);
    expect(tab.packs()).toEqual([['Core', 1, false]]);
    const snapshots = await tab.storage.snapshots.list();
    expect(snapshots.map(({ reason }) => reason)).toContain('Before deleting the pack House');
  });

  it('name and park the character’s losses, and return them with the pack', async () => {
    const planned = await plan({});
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.effect?.dropped.map(({ what, name }) => [what, name])).toEqual([['skill', 'Stars']]);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
    await carryOutPackChanges(tab.game, planned);
    expect(tab.told()).toEqual([
      '1 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    const sheet = () => tab.loaded.store.getState().character?.sheet;
    expect(sheet()?.skills.has('Stars')).toBe(false);
    const back = await plan({ enabled: ['Core', 'House'] });
    if (typeof back === 'string') throw new Error(back);
    expect(back.effect?.dropped).toEqual([]);
    await carryOutPackChanges(tab.game, back);
    expect(sheet()?.skills.get('Stars')).toBe(3);
  });

  it('may delete packs and unload the character, which stays stored unchanged', async () => {
    const planned = await plan({ deleted: ['House'], character: 'unload' });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.effect?.dropped).toEqual([]);
    await carryOutPackChanges(tab.game, planned);
    expect(tab.told()).toEqual([
      '1 pack(s) loaded successfully!',
      'Aria has been unloaded.',
      '1 pack(s) deleted successfully!',
    ]);
    expect(tab.loaded.store.getState().character).toBeUndefined();
    expect(await tab.storage.packs.list()).toEqual([]);
    expect(tab.packs()).toEqual([['Core', 1, true]]);
  });

  it('name the character’s losses from an overwritten pack before it is stored', async () => {
    const read = await readPackUpload(tab.game, new Blob([JSON.stringify(house(2, 'Moons'))]), {});
    if (!read.ok) throw new Error(read.problem.message);
    const planned = await planPackStorage(tab.game, read.value, 'update');
    if (planned.kind !== 'over') throw new Error(planned.kind);
    expect(planned.changes.effect?.dropped.map(({ name }) => name)).toEqual(['Stars']);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
    expect(await tab.storage.packs.list()).toMatchObject([{ version: 1 }]);
    await storePackUpload(tab.game, read.value, planned);
    expect(tab.told()).toEqual([
      'House 2 has been stored and is enabled.',
      '2 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    const { character } = tab.loaded.store.getState();
    expect(character?.sheet.parked.skills).toEqual(new Map([['Stars', 3]]));
    const snapshots = await tab.storage.snapshots.list();
    expect(snapshots.map(({ reason }) => reason)).toContain('Before Aria was updated to other game data');
  });

  it('name the bars that a lower maximum lowers, and take a snapshot of them', async () => {
    await tab.upload({ ...house(1), name: 'Hard', constants: { MAXIMUM_HEALTH: 5 } });
    tab.loaded.change('Heal', (sheet) => ({ ...sheet, health: 15 }));
    const planned = await plan({ enabled: ['Core', 'House', 'Hard'] });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.effect).toMatchObject({ dropped: [], lowered: [{ bar: 'HEALTH', from: 15, to: 5 }] });
    await carryOutPackChanges(tab.game, planned);
    expect(tab.loaded.store.getState().character?.sheet.health).toBe(5);
    const snapshots = await tab.storage.snapshots.list();
    expect(snapshots.map(({ reason }) => reason)).toContain('Before Aria was updated to other game data');
  });

  it('are announced as long as the packs stay enabled', async () => {
    const planned = await plan({ enabled: ['Core', 'House'] });
    if (typeof planned === 'string') throw new Error(planned);
    await carryOutPackChanges(tab.game, planned);
    expect(tab.told()).toContain('2 pack(s) loaded successfully!');
    await tab.gameData.enableOnly(['Core']);
    expect(tab.told()).not.toContain('2 pack(s) loaded successfully!');
  });

  it('change nothing if neither copy of a pack can be read, and name it', async () => {
    if (tab.browser.files) tab.browser.files.refuses = true;
    await tab.gameData.enableOnly(['Core']);
    await raw.put(tab.browser, 'packs', 'House', {
      rev: 2,
      schema: 1,
      savedAt: 1,
      data: '{"name',
      version: 1,
    });
    await tab.gameData.refresh();
    tab.forgetNotices();
    expect(await plan({ enabled: ['Core', 'House'] })).toMatch(
      /^These packs could not be read: House\. Nothing was changed\./,
    );
    expect(tab.skills()).toEqual(['Blades']);
  });
});
