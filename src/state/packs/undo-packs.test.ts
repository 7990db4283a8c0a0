import { beforeEach, describe, expect, it } from 'vitest';
import { parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { openSession } from '../../platform/session.ts';
import { FakeBrowser, type FakeTab, MemoryStore } from '../../storage/testing/fake-browser.ts';
import { openApplication } from '../../testing/open-application.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import type { Application } from '../application.ts';
import { carryOutPackChanges, type PackChanges, planPackChanges } from './manage-packs.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });
/** Maximum health is 20 by the core, and 45 by this. */
const house = (version: number, MAXIMUM_HEALTH = 45) => ({
  name: 'House',
  version,
  text: JSON.stringify(aPackJson({ name: 'House', version, constants: { MAXIMUM_HEALTH } })),
});

let browser: FakeBrowser;
let tab: FakeTab;
let sessionStorage: MemoryStore;
let application: Application;

async function open(): Promise<void> {
  tab = browser.tab();
  const { page } = tab.environment;
  application = await openApplication(
    tab,
    { 'BaseGameData.json': CORE },
    { openSession: () => openSession({ sessionStorage, page }) },
  );
  await application.gameData.ensureLoaded();
}

async function load(): Promise<void> {
  const plan = await application.loading.plan('Aria');
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  await application.loading.carryOut(plan);
}

async function reload(): Promise<void> {
  await application.storage.flush();
  tab.hide();
  tab.crash();
  await open();
  await load();
}

async function change(changes: Partial<PackChanges>): Promise<void> {
  const plan = await planPackChanges(application, {
    enabled: ['Core'],
    deleted: [],
    character: 'update',
    ...changes,
  });
  if (plan.kind === 'refused') throw new Error(wordingText(plan.message));
  expect(await carryOutPackChanges(application, plan)).toBe(true);
  application.notices.store.setState([], true);
}

const sheet = (): Sheet => {
  const { character } = application.loaded.store.getState();
  if (character === undefined) throw new Error('No character is loaded.');
  return character.sheet;
};
const enabled = () => application.gameData.store.getState().gameData.packs.map(({ name }) => name);
const maximum = () => application.loaded.store.getState().character?.maximum.HEALTH.total;
const labels = () => application.loaded.store.getState().undoable.map(({ label }) => label);
const told = () =>
  application.notices.store.getState().map(({ kind, text }) => `${kind}: ${wordingText(text)}`);

const WITH_HOUSE = { packs: ['Core', 'House'], of: ['Core', 'House'], health: 45, maximum: 45 };
const WITHOUT_HOUSE = { packs: ['Core'], of: ['Core'], health: 20, maximum: 20 };
const now = () => ({
  packs: enabled(),
  of: sheet().packInfo.map(([name]) => name),
  health: sheet().health,
  maximum: maximum(),
});

beforeEach(async () => {
  browser = new FakeBrowser();
  sessionStorage = new MemoryStore();
  await open();
  await application.storage.packs.store(house(1));
  await application.gameData.refresh();
  await application.gameData.enableOnly(['Core', 'House']);
  const packInfo = [
    ['Core', 1],
    ['House', 1],
  ];
  const read = parseStoredSheet({ version: 7, name: 'Aria', packInfo, skills: { Blades: 1 }, health: 45 });
  if (read.ok) await application.storage.characters.save(read.value);
  await load();
  application.notices.store.setState([], true);
  expect(now()).toEqual(WITH_HOUSE);
});

describe('undo of an update to new game data', () => {
  it('takes the packs back and forth with the sheet', async () => {
    await change({});
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(await application.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
    expect(told()).toEqual(['success: House 1 is on now.']);
    expect(await application.loaded.redo()).toBe(true);
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(told()).toContain('success: House 1 is off now.');
  });

  it('leaves sheet and packs in agreement after a reload, too', async () => {
    await change({});
    await application.loaded.undo();
    await reload();
    expect(now()).toEqual(WITH_HOUSE);
    await application.loaded.redo();
    await reload();
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(await application.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('goes on to the steps before it', async () => {
    application.loaded.change('Earn', (before) => ({ ...before, currency: 5 }));
    await change({});
    await application.loaded.undo();
    await application.loaded.undo();
    expect([sheet().currency, labels()]).toEqual([0, []]);
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('names a pack that was deleted, and validates the sheet against those that are there', async () => {
    await change({ deleted: ['House'] });
    expect(await application.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(told()).toEqual([
      'warning: House 1 is no longer stored: Aria was validated against the packs that are.',
    ]);
    await reload();
    expect(now()).toEqual(WITHOUT_HOUSE);
  });

  it('names a pack of which another version is stored', async () => {
    const next = house(2, 30);
    await application.storage.packs.store(next);
    await application.gameData.refresh();
    await change({ enabled: ['Core', 'House'] });
    expect(now()).toMatchObject({ health: 30, maximum: 30 });
    await application.loaded.undo();
    expect(now()).toMatchObject({ packs: ['Core', 'House'], health: 30, maximum: 30 });
    expect(sheet().packInfo).toContainEqual(['House', 2]);
    expect(told()).toContain(
      'warning: House 1 is no longer stored: Aria was validated against the packs that are.',
    );
  });

  it('changes nothing where the packs of the step cannot be played', async () => {
    const alone = aPackJson({ name: 'Alone', version: 1, constants: CONSTANTS, skills: [aSkill('Blades')] });
    await application.storage.packs.store({ name: 'Alone', version: 1, text: JSON.stringify(alone) });
    await application.gameData.refresh();
    await change({ enabled: ['Alone'] });
    await change({ enabled: ['Core'] });
    await application.storage.packs.remove(['Alone']);
    await application.gameData.refresh();
    application.notices.store.setState([], true);
    expect(await application.loaded.undo()).toBe(false);
    expect([enabled(), labels().length]).toEqual([['Core'], 2]);
    expect(told()).toEqual([
      expect.stringMatching(/^warning: Game Data Verification Failed! .*Nothing was changed\.$/),
    ]);
  });

  it('lets nothing else change the character while the packs are read', async () => {
    await change({});
    const undoing = application.loaded.undo();
    expect(application.loaded.change('Earn', (before) => ({ ...before, currency: 5 }))).toBe(false);
    expect(await application.loaded.undo()).toBe(false);
    expect(await undoing).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
    expect(labels()).toEqual([]);
  });
});

describe('a change of packs that changes nothing of them', () => {
  it('is no step', async () => {
    await change({ enabled: ['Core', 'House'] });
    expect(labels()).toEqual([]);
  });
});
