import { beforeEach, describe, expect, it } from 'vitest';
import { openGame } from '../../testing/open-game.ts';
import type { Game } from '../game.ts';
import { CORE, house, openTabWithPacks, type TabWithPacks } from '../testing/tab-with-packs.ts';
import { carryOutPackChanges } from './manage-packs.ts';

let tab: TabWithPacks;

beforeEach(async () => {
  tab = await openTabWithPacks();
});

describe('packs that another tab changes', () => {
  let other: Game;
  const isTold = (text: string) => expect.poll(tab.told).toContainEqual(text);
  const KEPT = 'This tab keeps its enabled packs until you submit under Manage or reload the page.';

  beforeEach(async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    tab.forgetNotices();
    other = await openGame(tab.browser.tab(), { 'BaseGameData.json': CORE });
    await other.gameData.ensureLoaded();
  });

  it('are listed and announced; a new one is disabled here, even after a restart', async () => {
    await other.storage.packs.store({
      name: 'Mine',
      version: 4,
      text: JSON.stringify({ ...house(4), name: 'Mine' }),
    });
    await other.gameData.enableOnly(['Core', 'House']);
    await isTold('Mine 4 was stored in another tab. Manage lists what is stored now.');
    expect(tab.packs()).toContainEqual(['Mine', 4, false]);
    await tab.gameData.enableOnly(['Core', 'House']);
    tab = await tab.reopen();
    expect(tab.packs()).toContainEqual(['Mine', 4, false]);
  });

  it('stay enabled here in the old version, marked, until packs are enabled again', async () => {
    await other.storage.packs.remove(['House']);
    await isTold(`House 1 was deleted in another tab. ${KEPT}`);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
    expect(tab.state().outdated).toEqual([{ name: 'House', version: 1, stored: undefined }]);
    expect(tab.packs()).toEqual([['Core', 1, true]]);
    // A pack that is stored again may differ despite having the same version.
    await other.storage.packs.store({ name: 'House', version: 1, text: JSON.stringify(house(1, 'Moons')) });
    await isTold(`House 1 was stored in another tab. ${KEPT}`);
    expect(tab.state().outdated).toEqual([{ name: 'House', version: 1, stored: 1 }]);
    const planned = await tab.planOf({
      enabled: ['Core', 'House'],
      deleted: [],
      character: 'update',
    });
    if (typeof planned === 'string') throw new Error(planned);
    expect(await carryOutPackChanges(tab.game, planned)).toBe(true);
    expect(tab.skills()).toEqual(['Blades', 'Moons']);
    expect(tab.state().outdated).toEqual([]);
  });

  it('are not counted as loaded', async () => {
    await other.storage.packs.remove(['House']);
    await expect.poll(tab.packs).toEqual([['Core', 1, true]]);
    const gone = { enabled: ['Core', 'House'], deleted: [], character: 'update' as const };
    expect(await tab.planOf(gone)).toMatch(/could not be read: House/);
    const planned = await tab.planOf({ ...gone, enabled: ['Core'] });
    if (typeof planned === 'string') throw new Error(planned);
    await carryOutPackChanges(tab.game, planned);
    expect(tab.told()).toContain('1 pack(s) loaded successfully!');
    expect(tab.skills()).toEqual(['Blades']);
  });

  it('invalidate an earlier plan', async () => {
    const planned = await tab.planOf({
      enabled: ['Core'],
      deleted: ['House'],
      character: 'update',
    });
    if (typeof planned === 'string') throw new Error(planned);
    await other.storage.packs.store({ name: 'House', version: 2, text: JSON.stringify(house(2, 'Moons')) });
    expect(await carryOutPackChanges(tab.game, planned)).toBe(false);
    expect(tab.told()).toContainEqual(
      expect.stringMatching(/changed in another tab meanwhile\. Nothing was changed here/),
    );
    expect(await tab.storage.packs.list()).toMatchObject([{ version: 2 }]);
    expect(tab.skills()).toEqual(['Blades', 'Stars']);
  });
});

describe('a restore of packs', () => {
  it('is announced, and the restored packs are disabled', async () => {
    await tab.upload(house(1, 'Stars'));
    await tab.gameData.enableOnly(['Core', 'House']);
    const planned = await tab.planOf({
      enabled: ['Core'],
      deleted: ['House'],
      character: 'update',
    });
    if (typeof planned === 'string') throw new Error(planned);
    await carryOutPackChanges(tab.game, planned);
    const [before] = await tab.storage.snapshots.list();
    await tab.storage.snapshots.restore(before?.id ?? 0);
    await expect
      .poll(tab.told)
      .toContain('House 1 was stored by the restore. Manage lists what is stored now.');
    tab = await tab.reopen();
    expect(tab.packs()).toEqual([
      ['Core', 1, true],
      ['House', 1, false],
    ]);
  });
});
