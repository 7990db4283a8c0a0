import { beforeEach, describe, expect, test } from 'vitest';
import { wordingText } from '../../core/lib/wording.ts';
import { FakeBrowser, type FakeTab } from '../../storage/testing/fake-browser.ts';
import { Faults } from '../../storage/testing/faults.ts';
import { raw } from '../../storage/testing/raw.ts';
import { openGame } from '../../testing/open-game.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';
import {
  carryOutPackChanges,
  type PackChangePlan,
  type PackChanges,
  planPackChanges,
} from './manage-packs.ts';
import { planPackStorage, readPackUpload, storePackUpload } from './upload-pack.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });
const house = (version: number, ...names: string[]) =>
  aPackJson({ name: 'House', version, skills: names.map((name) => aSkill(name)) });

let browser: FakeBrowser;
let tab: FakeTab;
let game: Game;

async function open(): Promise<void> {
  game = await openGame(tab, { 'BaseGameData.json': CORE });
  await game.gameData.ensureLoaded();
}

async function upload(json: unknown): Promise<void> {
  const read = await readPackUpload(game, new Blob([JSON.stringify(json)]), {});
  if (!read.ok) throw new Error(read.problem.message);
  const planned = await planPackStorage(game, read.value, 'update');
  if (planned.kind === 'refused') throw new Error(wordingText(planned.message));
  await storePackUpload(game, read.value, planned);
}

/** What changes of the packs come to, or the words in which they are refused. */
async function planOf(changes: PackChanges): Promise<PackChangePlan | string> {
  const plan = await planPackChanges(game, changes);
  return plan.kind === 'refused' ? wordingText(plan.message) : plan;
}

const state = () => game.gameData.store.getState();
const skills = () => [...state().gameData.skills.keys()];
const packs = () => state().available.map(({ name, version, enabled }) => [name, version, enabled]);
const told = () => game.notices.store.getState().map(({ text }) => wordingText(text));

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
    await game.storage.close();
    await open();
    expect(skills()).toEqual(['Blades']);
    await game.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades', 'Stars']);
    await game.storage.close();
    await open();
    expect(skills()).toEqual(['Blades', 'Stars']);
  });

  test('that overwrites one that is off stays off', async () => {
    await upload(house(1, 'Stars'));
    await upload(house(2, 'Moons'));
    expect(told()).toContain('House 2 has been stored. Enable it under Manage.');
    expect(skills()).toEqual(['Blades']);
  });

  test('that overwrites one in force is in force as soon as it is stored, and says so', async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    await upload(house(2, 'Moons'));
    expect(told().slice(-2)).toEqual([
      'House 2 has been stored and is in force.',
      '2 pack(s) loaded successfully!',
    ]);
    expect(skills()).toEqual(['Blades', 'Moons']);
    expect(packs()).toEqual([
      ['Core', 1, true],
      ['House', 2, true],
    ]);
  });

  test('that overwrites one in force takes the order that it has after a start', async () => {
    await upload({ ...house(1), constants: { MAXIMUM_HEALTH: 30 } });
    await upload({ ...house(2), name: 'Later', constants: { MAXIMUM_HEALTH: 40 } });
    await game.gameData.enableOnly(['Core', 'House', 'Later']);
    expect(state().gameData.constants.MAXIMUM_HEALTH).toBe(40);
    const next = { ...house(3), constants: { MAXIMUM_HEALTH: 50 } };
    const read = await readPackUpload(game, new Blob([JSON.stringify(next)]), {});
    if (!read.ok) throw new Error(read.problem.message);
    const planned = await game.gameData.merged(['Core', 'House', 'Later'], read.value.pack);
    expect(planned.constants.MAXIMUM_HEALTH).toBe(50);
    await upload(next);
    expect(state().gameData.constants.MAXIMUM_HEALTH).toBe(50);
    await game.storage.close();
    await open();
    expect(state().gameData.constants.MAXIMUM_HEALTH).toBe(50);
  });

  test('that would break the game data in force is not stored', async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    const broken = { ...house(2), constants: { MAXIMUM_HEALTH: 0 } };
    await expect(upload(broken)).rejects.toThrow(
      'Game Data Verification Failed! These constants are 0 or given by no enabled pack: MAXIMUM_HEALTH. Nothing was changed.',
    );
    expect(skills()).toEqual(['Blades', 'Stars']);
    expect(await game.storage.packs.list()).toMatchObject([{ name: 'House', version: 1 }]);
  });

  test('that overwrites one in force and cannot be stored is in force until the tab is closed', async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    const faults = new Faults(browser, tab, 1, 'full');
    await upload(house(2, 'Moons'));
    faults.end();
    expect(told()).toContainEqual(
      expect.stringMatching(/^House 2 has not been stored: it is in force until this tab is closed\. ./),
    );
    expect(skills()).toEqual(['Blades', 'Moons']);
    await game.storage.close();
    tab = browser.tab();
    await open();
    expect(skills()).toEqual(['Blades', 'Stars']);
  });

  test('tells what it brings to the others, not to its own older version', async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    const read = await readPackUpload(game, new Blob([JSON.stringify(house(2, 'Stars', 'Blades'))]), {});
    expect(read).toMatchObject({
      ok: true,
      value: {
        overwrites: 1,
        isInForce: true,
        contributions: [{ label: 'Skills', adds: ['Stars'], overrides: [{ name: 'Blades' }] }],
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
    await game.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades', 'Stars']);
  });

  test('that is damaged where it is stored is left out, set aside, and told', async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    await game.storage.close();
    await raw.put(browser, 'packs', 'House', { rev: 1, schema: 1, savedAt: 1, data: '{"name', version: 1 });
    await open();
    expect(skills()).toEqual(['Blades']);
    expect((await game.storage.quarantined()).map(({ key, raw: text }) => [key, text])).toEqual([
      ['House', expect.stringContaining('{\\"name')],
    ]);
  });

  test('that this version no longer takes for a pack is left out, and stays stored', async () => {
    await game.storage.packs.store({
      name: 'House',
      version: 1,
      text: '{"name":"House","version":1}',
    });
    await game.gameData.refresh();
    await game.gameData.enableOnly(['Core', 'House']);
    expect(skills()).toEqual(['Blades']);
    expect(await game.storage.packs.read('House')).toMatchObject({ ok: true });
    expect(await game.storage.quarantined()).toEqual([]);
  });
});

test('a pack that is stored is told of with its name kept apart', async () => {
  await upload({ ...house(1), name: '\u202EEvil' });
  expect(game.notices.store.getState().map(({ text }) => text)).toContainEqual([
    { name: '\u202EEvil' },
    ' ',
    '1',
    ' has been stored. Enable it under Manage.',
  ]);
});

describe('changes of the packs', () => {
  const plan = async (changes: Partial<PackChangePlan>): Promise<PackChangePlan | string> =>
    planOf({ enabled: ['Core'], deleted: [], character: 'update', ...changes });

  beforeEach(async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    game.notices.store.setState([], true);
    const sheet = aSheet({
      skills: new Map([['Stars', 3]]),
      packInfo: [
        ['Core', 1],
        ['House', 1],
      ],
    });
    await game.loaded.load(sheet);
  });

  test('that fail verification change nothing, whatever else they ask for', async () => {
    expect(await plan({ enabled: ['House'], deleted: ['House'] })).toMatch(
      /^Game Data Verification Failed! These constants are 0 or given by no enabled pack: ACCESSORIES_COUNT, .*Nothing was changed\.$/,
    );
    expect(skills()).toEqual(['Blades', 'Stars']);
    expect(await game.storage.packs.list()).toHaveLength(1);
  });

  test('name what the character loses, park it, and give it back when the pack returns', async () => {
    const planned = await plan({});
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.losses.dropped.map(({ what, name }) => [what, name])).toEqual([['skill', 'Stars']]);
    expect(skills()).toEqual(['Blades', 'Stars']);
    await carryOutPackChanges(game, planned);
    expect(told()).toEqual([
      '1 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    const sheet = () => game.loaded.store.getState().character?.sheet;
    expect(sheet()?.skills.has('Stars')).toBe(false);
    const back = await plan({ enabled: ['Core', 'House'] });
    if (typeof back === 'string') throw new Error(back);
    expect(back.losses.dropped).toEqual([]);
    await carryOutPackChanges(game, back);
    expect(sheet()?.skills.get('Stars')).toBe(3);
  });

  test('may delete packs and unload the character, which is stored as it was', async () => {
    const planned = await plan({ deleted: ['House'], character: 'unload' });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.losses.dropped).toEqual([]);
    await carryOutPackChanges(game, planned);
    expect(told()).toEqual([
      '1 pack(s) deleted successfully!',
      '1 pack(s) loaded successfully!',
      'Aria has been unloaded.',
    ]);
    expect(game.loaded.store.getState().character).toBeUndefined();
    expect(await game.storage.packs.list()).toEqual([]);
    expect(packs()).toEqual([['Core', 1, true]]);
  });

  test('that overwrite a pack in force name what the character loses by it, before it is stored', async () => {
    const read = await readPackUpload(game, new Blob([JSON.stringify(house(2, 'Moons'))]), {});
    if (!read.ok) throw new Error(read.problem.message);
    const planned = await planPackStorage(game, read.value, 'update');
    if (planned.kind !== 'over') throw new Error(planned.kind);
    expect(planned.changes.losses.dropped.map(({ name }) => name)).toEqual(['Stars']);
    expect(skills()).toEqual(['Blades', 'Stars']);
    expect(await game.storage.packs.list()).toMatchObject([{ version: 1 }]);
    await storePackUpload(game, read.value, planned);
    expect(told()).toEqual([
      'House 2 has been stored and is in force.',
      '2 pack(s) loaded successfully!',
      'Aria has been updated and validated against newly loaded Game Data.',
    ]);
    const { character } = game.loaded.store.getState();
    expect(character?.sheet.parked.skills).toEqual(new Map([['Stars', 3]]));
    const snapshots = await game.storage.snapshots.list();
    expect(snapshots.map(({ reason }) => reason)).toContain('Before Aria met other game data');
  });

  test('that lower a maximum name what goes down, and a snapshot keeps it', async () => {
    await upload({ ...house(1), name: 'Hard', constants: { MAXIMUM_HEALTH: 5 } });
    game.loaded.change('Heal', (sheet) => ({ ...sheet, health: 15 }));
    const planned = await plan({ enabled: ['Core', 'House', 'Hard'] });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.losses).toMatchObject({ dropped: [], lowered: [{ bar: 'HEALTH', from: 15, to: 5 }] });
    await carryOutPackChanges(game, planned);
    expect(game.loaded.store.getState().character?.sheet.health).toBe(5);
    const snapshots = await game.storage.snapshots.list();
    expect(snapshots.map(({ reason }) => reason)).toContain('Before Aria met other game data');
  });

  test('are told as long as they are in force', async () => {
    const planned = await plan({ enabled: ['Core', 'House'] });
    if (typeof planned === 'string') throw new Error(planned);
    await carryOutPackChanges(game, planned);
    expect(told()).toContain('2 pack(s) loaded successfully!');
    await game.gameData.enableOnly(['Core']);
    expect(told()).not.toContain('2 pack(s) loaded successfully!');
  });

  test('to a pack that cannot be read change nothing, and name it', async () => {
    await game.gameData.enableOnly(['Core']);
    await raw.put(browser, 'packs', 'House', { rev: 2, schema: 1, savedAt: 1, data: '{"name', version: 1 });
    await game.gameData.refresh();
    game.notices.store.setState([], true);
    expect(await plan({ enabled: ['Core', 'House'] })).toMatch(
      /^These packs could not be read: House\. Nothing was changed\./,
    );
    expect(skills()).toEqual(['Blades']);
  });
});

describe('packs that another tab changes', () => {
  let other: Game;
  const isTold = (text: string) => expect.poll(told, { timeout: 10_000 }).toContainEqual(text);
  const KEPT =
    'This tab keeps the packs that it has in force until you submit under Manage or reload the page.';

  beforeEach(async () => {
    await upload(house(1, 'Stars'));
    await game.gameData.enableOnly(['Core', 'House']);
    game.notices.store.setState([], true);
    other = await openGame(browser.tab(), { 'BaseGameData.json': CORE });
    await other.gameData.ensureLoaded();
  });

  test('are listed and told; a pack stored there is off here, at the next start too', async () => {
    await other.storage.packs.store({
      name: 'Mine',
      version: 4,
      text: JSON.stringify({ ...house(4), name: 'Mine' }),
    });
    await other.gameData.enableOnly(['Core', 'House']);
    await isTold('Mine 4 was stored in another tab. Manage lists what is stored now.');
    expect(packs()).toContainEqual(['Mine', 4, false]);
    await game.gameData.enableOnly(['Core', 'House']);
    await game.storage.close();
    await open();
    expect(packs()).toContainEqual(['Mine', 4, false]);
  });

  test('stay in force here, marked, until packs are enabled anew', async () => {
    await other.storage.packs.remove(['House']);
    await isTold(`House 1 was deleted in another tab. ${KEPT}`);
    expect(skills()).toEqual(['Blades', 'Stars']);
    expect(state().outdated).toEqual([{ name: 'House', version: 1, stored: undefined }]);
    expect(packs()).toEqual([['Core', 1, true]]);
    // Stored again, it may be another pack of the same version.
    await other.storage.packs.store({ name: 'House', version: 1, text: JSON.stringify(house(1, 'Moons')) });
    await isTold(`House 1 was stored in another tab. ${KEPT}`);
    expect(state().outdated).toEqual([{ name: 'House', version: 1, stored: 1 }]);
    const planned = await planOf({
      enabled: ['Core', 'House'],
      deleted: [],
      character: 'update',
    });
    if (typeof planned === 'string') throw new Error(planned);
    expect(await carryOutPackChanges(game, planned)).toBe(true);
    expect(skills()).toEqual(['Blades', 'Moons']);
    expect(state().outdated).toEqual([]);
  });

  test('are not counted among those loaded', async () => {
    await other.storage.packs.remove(['House']);
    await expect.poll(packs).toEqual([['Core', 1, true]]);
    const gone = { enabled: ['Core', 'House'], deleted: [], character: 'update' as const };
    expect(await planOf(gone)).toMatch(/could not be read: House/);
    const planned = await planOf({ ...gone, enabled: ['Core'] });
    if (typeof planned === 'string') throw new Error(planned);
    await carryOutPackChanges(game, planned);
    expect(told()).toContain('1 pack(s) loaded successfully!');
    expect(skills()).toEqual(['Blades']);
  });

  test('since a plan was made are in the way of it', async () => {
    const planned = await planOf({
      enabled: ['Core'],
      deleted: ['House'],
      character: 'update',
    });
    if (typeof planned === 'string') throw new Error(planned);
    await other.storage.packs.store({ name: 'House', version: 2, text: JSON.stringify(house(2, 'Moons')) });
    expect(await carryOutPackChanges(game, planned)).toBe(false);
    expect(told()).toContainEqual(
      expect.stringMatching(/changed in another tab meanwhile\. Nothing was changed here/),
    );
    expect(await game.storage.packs.list()).toMatchObject([{ version: 2 }]);
    expect(skills()).toEqual(['Blades', 'Stars']);
  });
});

test('a restore of packs is told, and what it brings back is off', async () => {
  await upload(house(1, 'Stars'));
  await game.gameData.enableOnly(['Core', 'House']);
  const planned = await planOf({
    enabled: ['Core'],
    deleted: ['House'],
    character: 'update',
  });
  if (typeof planned === 'string') throw new Error(planned);
  await carryOutPackChanges(game, planned);
  const [before] = await game.storage.snapshots.list();
  await game.storage.snapshots.restore(before?.id ?? 0);
  await expect.poll(told).toContain('House 1 was stored by the restore. Manage lists what is stored now.');
  await game.storage.close();
  await open();
  expect(packs()).toEqual([
    ['Core', 1, true],
    ['House', 1, false],
  ]);
});
