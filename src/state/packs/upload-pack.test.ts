import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { Faults } from '../../storage/testing/faults.ts';
import { raw } from '../../storage/testing/raw.ts';
import { house, openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { uploadDiff } from './pack-diff.ts';
import { readPackUpload } from './upload-pack.ts';

let tab: TabWithPacks;

beforeEach(async () => {
  tab = await openTabWithPacks();
});

describe('an uploaded pack', () => {
  it('is stored and disabled; once enabled, it stays enabled after a restart', async () => {
    await tab.upload(house(1, 'Stars'));
    expect(tab.told()).toEqual(['House 1 has been stored. Enable it under Manage.']);
    expect(tab.packs()).toEqual([
      ['Core', 1, true],
      ['House', 1, false],
    ]);
    expect(tab.skills()).toEqual(['Blades']);
    tab = await tab.reopen();
    expect(tab.skills()).toEqual(['Blades']);
    await tab.gameData.enableOnly(['Core', 'House']);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
    tab = await tab.reopen();
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
  });

  it('stays disabled if it overwrites a disabled one', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.upload(house(2, 'Moons'));
    expect(tab.told()).toContain('House 2 has been stored. Enable it under Manage.');
    expect(tab.skills()).toEqual(['Blades']);
  });

  it('is enabled and announced on storing if it overwrites an enabled one', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    await tab.upload(house(2, 'Moons'));
    expect(tab.told().slice(-2)).toEqual([
      'House 2 has been stored and is enabled.',
      '2 pack(s) loaded successfully!',
    ]);
    expect(tab.skills()).toEqual(['Blades', 'Moons']);
    expect(tab.packs()).toEqual([
      ['Core', 1, true],
      ['House', 2, true],
    ]);
  });

  it('has the same order before and after a restart if it overwrites an enabled one', async () => {
    await tab.upload({ ...house(1), constants: { MAXIMUM_HEALTH: 30 } });
    await tab.upload({ ...house(2), name: 'Later', constants: { MAXIMUM_HEALTH: 40 } });
    await tab.gameData.enableOnly(['Core', 'House', 'Later']);
    expect(tab.state().gameData.constants.MAXIMUM_HEALTH).toBe(40);
    const next = { ...house(3), constants: { MAXIMUM_HEALTH: 50 } };
    const read = await readPackUpload(tab.game, new Blob([JSON.stringify(next)]), {});
    if (!read.ok) throw new Error(read.problem.message);
    const planned = await tab.gameData.merged(['Core', 'House', 'Later'], read.value.pack);
    expect(planned.constants.MAXIMUM_HEALTH).toBe(50);
    await tab.upload(next);
    expect(tab.state().gameData.constants.MAXIMUM_HEALTH).toBe(50);
    tab = await tab.reopen();
    expect(tab.state().gameData.constants.MAXIMUM_HEALTH).toBe(50);
  });

  it('names what changes against the version that it overwrites', async () => {
    await tab.upload(house(1, 'Stars'));
    const read = await readPackUpload(tab.game, new Blob([JSON.stringify(house(2, 'Moons'))]), {});
    const { signal } = new AbortController();
    expect(read.ok && (await uploadDiff(tab.game, read.value, signal))).toEqual([
      expect.objectContaining({ label: 'Skills', added: ['Moons'], removed: ['Stars'] }),
      expect.objectContaining({ label: 'Pack' }),
    ]);
  });

  it('is stored even if the game data then fail verification', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    await tab.upload({ ...house(2), constants: { MAXIMUM_HEALTH: 0 } });
    expect(tab.state().failures).toEqual(['MAXIMUM_HEALTH']);
    expect(await tab.storage.packs.list()).toMatchObject([{ name: 'House', version: 2 }]);
    await tab.upload(house(3, 'Moons'));
    expect(tab.state().failures).toEqual([]);
  });

  it('is enabled until the tab is closed if it cannot be stored over an enabled one', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    const faults = new Faults(tab.browser, tab.tab, 1, 'full');
    await tab.upload(house(2, 'Moons'));
    faults.end();
    expect(tab.told()).toContainEqual(
      expect.stringMatching(/^House 2 has not been stored: it is enabled until this tab is closed\. ./),
    );
    expect(tab.skills()).toEqual(['Blades', 'Moons']);
    tab = await tab.reopen();
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
  });

  it('lists additions to the other packs, not to its own older version', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    const read = await readPackUpload(tab.game, new Blob([JSON.stringify(house(2, 'Stars', 'Blades'))]), {});
    expect(read).toMatchObject({
      ok: true,
      value: {
        overwrites: 1,
        isEnabled: true,
        contributions: [{ label: 'Skills', adds: ['Stars'], overrides: [{ name: 'Blades' }] }],
      },
    });
  });

  it('can be used until the tab is closed if it cannot be stored', async () => {
    tab = await openTabWithPacks(new FakeBrowser(), { indexedDB: undefined });
    await tab.upload(house(1, 'Stars'));
    expect(tab.told()).toEqual([
      expect.stringMatching(/^House 1 has not been stored: it can be used until this tab is closed\. ./),
    ]);
    await tab.gameData.enableOnly(['Core', 'House']);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
  });

  it.each([
    ['is read from its second copy', ['Blades', 'Stars'], {}],
    ['is left out', ['Blades'], { openThirdCopy: undefined }],
  ])('%s, and quarantined, if its record is damaged', async (_, skills, changes) => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    await tab.storage.close();
    await raw.put(tab.browser, 'packs', 'House', {
      rev: 1,
      schema: 1,
      savedAt: 1,
      data: '{"name',
      version: 1,
    });
    tab = await openTabWithPacks(tab.browser, changes);
    expect(tab.skills()).toEqual(skills);
    expect((await tab.storage.quarantined()).map(({ key, raw: text }) => [key, text])).toEqual([
      ['House', expect.stringContaining('{\\"name')],
    ]);
  });

  it('is left out and stays stored if this version cannot read it as a pack', async () => {
    await tab.storage.packs.store({
      name: 'House',
      version: 1,
      text: '{"name":"House","version":1}',
    });
    await tab.gameData.refresh();
    await tab.gameData.enableOnly(['Core', 'House']);
    expect(tab.skills()).toEqual(['Blades']);
    expect(await tab.storage.packs.read('House')).toMatchObject({ ok: true });
    expect(await tab.storage.quarantined()).toEqual([]);
  });

  it('is announced with its name as a separate wording part', async () => {
    await tab.upload({ ...house(1), name: '\u202EEvil' });
    expect(tab.notices.store.getState().map(({ text }) => text)).toContainEqual([
      { name: '\u202EEvil' },
      ' ',
      '1',
      ' has been stored. Enable it under Manage.',
    ]);
  });
});
