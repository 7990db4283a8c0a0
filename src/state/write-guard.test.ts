import { beforeEach, describe, expect, it } from 'vitest';
import { storedSheetOf } from '../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../core/encounter/create.ts';
import { wordingText } from '../core/lib/wording.ts';
import type { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { aSheet } from '../testing/sheets.ts';
import { CHARACTER_LIBRARY } from './characters/character-library.ts';
import { createLibrary } from './library/library.ts';
import { planPackStorage, readPackUpload } from './packs/upload-pack.ts';
import { house, openTabWithPacks, type TabWithPacks } from './testing/tab-with-packs.ts';

const REFUSED = /^Nothing was changed\. .* newer version/;
const BERTRAM = storedSheetOf(aSheet({ name: 'Bertram' }));

/** The next version may store what this one does not know. */
async function upgradeDatabase({ indexedDB }: FakeBrowser): Promise<void> {
  const request = indexedDB?.open('tabard', 99);
  await new Promise((resolve) => request?.addEventListener('success', resolve));
  request?.result.close();
}

let tab: TabWithPacks;

beforeEach(async () => {
  const newer = await openTabWithPacks();
  await newer.storage.characters.save(storedSheetOf(aSheet({ name: 'Aria' })));
  await newer.upload(house(1, 'Stars'));
  await newer.storage.close();
  await upgradeDatabase(newer.browser);
  tab = await openTabWithPacks(newer.browser);
  expect(tab.storage.status()).toMatchObject({ mode: 'outdated', remedy: 'none' });
  tab.forgetNotices();
});

/** Expects that nothing is different from the start, and that one message says why. */
function expectRefused(): void {
  expect(tab.told()).toEqual([expect.stringMatching(REFUSED)]);
  expectUnchanged();
}

function expectUnchanged(): void {
  const { characters, encounters } = tab.storage;
  expect([...characters.entries().keys(), ...encounters.entries().keys()]).toEqual(['aria']);
  expect(tab.storage.unsaved()).toEqual([]);
}

describe('an app that is older than the data', () => {
  it('makes no character and no encounter', async () => {
    expect(await tab.storage.characters.create(BERTRAM)).toEqual({ kind: 'refused' });
    const encounter = createEncounter('Ambush', []);
    expect(await tab.storage.encounters.create(encounter)).toEqual({ kind: 'refused' });
    expectRefused();
  });

  it('takes no upload', async () => {
    const text = JSON.stringify({ ...BERTRAM.json, name: 'Bertram' });
    const [outcome] = await createLibrary(tab, CHARACTER_LIBRARY).upload([new File([text], 'b.json')]);
    expect(outcome?.kind).toBe('error');
    expect(wordingText(outcome?.message ?? '')).toBe('Bertram has not been uploaded.');
    expectRefused();
  });

  it('keeps its settings', () => {
    const before = tab.settings.store.getState();
    tab.settings.change({ darkThemeEnabled: !before.darkThemeEnabled, dicePrefix: '/roll ' });
    expect(tab.settings.store.getState()).toEqual(before);
    expectRefused();
  });

  it('stores, enables and deletes no pack', async () => {
    const before = tab.packs();
    expect(await tab.planOf({ enabled: ['Core'], deleted: ['House'], character: 'update' })).toMatch(REFUSED);
    const read = await readPackUpload(tab.game, new Blob([JSON.stringify(house(2, 'Suns'))]), {});
    if (!read.ok) throw new Error(read.problem.message);
    const planned = await planPackStorage(tab.game, read.value, 'update');
    expect(planned).toEqual({ kind: 'refused', message: expect.stringMatching(REFUSED) });
    await tab.storage.packs.store({ name: 'Other', version: 1, text: '{}' });
    await tab.gameData.refresh();
    expect(tab.packs()).toEqual(before);
    expectRefused();
  });

  it('opens a character that would change, and keeps no change of it', async () => {
    const plan = await tab.loading.plan('Aria');
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    expect(plan.differences).not.toEqual([]);
    expect(await tab.loading.carryOut(plan)).toBeUndefined();
    expect(tab.loaded.store.getState().character?.sheet.name).toBe('Aria');
    expectUnchanged();
  });
});
