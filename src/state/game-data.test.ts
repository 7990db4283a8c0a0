import { beforeEach, describe, expect, test } from 'vitest';
import { FakeBrowser, type FakeTab } from '../storage/testing/fake-browser.ts';
import { raw } from '../storage/testing/raw.ts';
import { openApplication } from '../testing/open-application.ts';
import { aPackJson, aSkill, CONSTANTS } from '../testing/packs.ts';
import { aSheet } from '../testing/sheets.ts';
import type { Application } from './application.ts';
import { carryOutPackChanges, type PackChangePlan, planPackChanges } from './manage-packs.ts';
import { readPackUpload, storePackUpload } from './upload-pack.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });
const house = (version: number, ...names: string[]) =>
  aPackJson({ name: 'House', version, skills: names.map((name) => aSkill(name)) });

let browser: FakeBrowser;
let tab: FakeTab;
let application: Application;

async function open(): Promise<void> {
  application = await openApplication(tab, { 'BaseGameData.json': CORE });
  await application.gameData.makeReady();
}

async function upload(json: unknown): Promise<void> {
  const read = await readPackUpload(application, new Blob([JSON.stringify(json)]), {});
  if (!read.ok) throw new Error(read.problem.message);
  await storePackUpload(application, read.value);
}

const state = () => application.gameData.store.getState();
const skills = () => [...state().gameData.skills.keys()];
const packs = () => state().available.map(({ name, version, enabled }) => [name, version, enabled]);
const told = () => application.notices.store.getState().map(({ text }) => text);

beforeEach(async () => {
  browser = new FakeBrowser();
  tab = browser.tab();
  await open();
});

describe('an uploaded pack', () => {
  test('is stored and stays off; enabled, it is in force after every start', async () => {
    await upload(house(1, 'Stars'));
    expect(told()).toEqual(['House 1 has been stored. Enable it under Manage.']);
    expect(packs()).toEqual([
      ['Core', 1, true],
      ['House', 1, false],
    ]);
    expect(skills()).toEqual(['Blades']);
    await application.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades', 'Stars']);
    await application.storage.close();
    await open();
    expect(skills()).toEqual(['Blades', 'Stars']);
  });

  test('that overwrites one in force is in force at once', async () => {
    await upload(house(1, 'Stars'));
    await application.gameData.enableOnly(['Core', 'House']);
    await upload(house(2, 'Moons'));
    expect(skills()).toEqual(['Blades', 'Moons']);
    expect(packs()).toEqual([
      ['Core', 1, true],
      ['House', 2, true],
    ]);
  });

  test('tells what it brings to the others, not to its own older version', async () => {
    await upload(house(1, 'Stars'));
    await application.gameData.enableOnly(['Core', 'House']);
    const read = await readPackUpload(
      application,
      new Blob([JSON.stringify(house(2, 'Stars', 'Blades'))]),
      {},
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        overwrites: 1,
        contributions: [{ label: 'Skills', adds: ['Stars'], overrides: ['Blades'] }],
      },
    });
  });

  test('that cannot be stored can be used until the tab is closed', async () => {
    browser = new FakeBrowser();
    tab = browser.tab();
    tab = { ...tab, environment: { ...tab.environment, indexedDB: undefined } };
    await open();
    await upload(house(1, 'Stars'));
    expect(told()).toEqual([
      expect.stringMatching(/^House 1 has not been stored: it can be used until this tab is closed\. ./),
    ]);
    await application.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades', 'Stars']);
  });

  test('that is damaged where it is stored is left out, set aside, and told', async () => {
    await upload(house(1, 'Stars'));
    await application.gameData.enableOnly(['Core', 'House']);
    await application.storage.close();
    await raw.put(browser, 'packs', 'House', { rev: 1, schema: 1, savedAt: 1, data: '{"name', version: 1 });
    await open();
    expect(skills()).toEqual(['Blades']);
    expect((await application.storage.setAside()).map(({ key, raw: text }) => [key, text])).toEqual([
      ['House', expect.stringContaining('{\\"name')],
    ]);
  });

  test('that this version no longer takes for a pack is left out, and stays stored', async () => {
    await application.storage.packs.store({
      name: 'House',
      version: 1,
      text: '{"name":"House","version":1}',
    });
    await application.gameData.lookAgain();
    await application.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades']);
    expect(await application.storage.packs.read('House')).toMatchObject({ ok: true });
    expect(await application.storage.setAside()).toEqual([]);
  });
});

describe('changes of the packs', () => {
  const plan = async (changes: Partial<PackChangePlan>): Promise<PackChangePlan | string> =>
    planPackChanges(application, { enabled: ['Core'], deleted: [], character: 'update', ...changes });

  beforeEach(async () => {
    await upload(house(1, 'Stars'));
    await application.gameData.enableOnly(['Core', 'House']);
    application.notices.store.setState([], true);
    const sheet = aSheet({
      skills: new Map([['Stars', 3]]),
      packInfo: [
        ['Core', 1],
        ['House', 1],
      ],
    });
    await application.loaded.load(sheet);
  });

  test('that fail verification change nothing, whatever else they ask for', async () => {
    expect(await plan({ enabled: ['House'], deleted: ['House'] })).toMatch(
      /^Game Data Verification Failed! No enabled pack gives these constants: ACCESSORIES_COUNT, .*Nothing was changed\.$/,
    );
    expect(skills()).toEqual(['Blades', 'Stars']);
    expect(await application.storage.packs.list()).toHaveLength(1);
  });

  test('name what the character loses, park it, and give it back when the pack returns', async () => {
    const planned = await plan({});
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.dropped.map(({ what, name }) => [what, name])).toEqual([['skill', 'Stars']]);
    expect(skills()).toEqual(['Blades', 'Stars']);
    await carryOutPackChanges(application, planned);
    expect(told()).toEqual([
      '1 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    const sheet = () => application.loaded.store.getState().character?.sheet;
    expect(sheet()?.skills.has('Stars')).toBe(false);
    const back = await plan({ enabled: ['Core', 'House'] });
    if (typeof back === 'string') throw new Error(back);
    expect(back.dropped).toEqual([]);
    await carryOutPackChanges(application, back);
    expect(sheet()?.skills.get('Stars')).toBe(3);
  });

  test('may delete packs and unload the character, which is stored as it was', async () => {
    const planned = await plan({ deleted: ['House'], character: 'unload' });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.dropped).toEqual([]);
    await carryOutPackChanges(application, planned);
    expect(told()).toEqual([
      '1 pack(s) deleted successfully!',
      '1 pack(s) loaded successfully!',
      'Aria has been unloaded.',
    ]);
    expect(application.loaded.store.getState().character).toBeUndefined();
    expect(await application.storage.packs.list()).toEqual([]);
    expect(packs()).toEqual([['Core', 1, true]]);
  });
});
