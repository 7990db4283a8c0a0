import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { loadCharacter, openSessionTab, type SessionTab } from '../../testing/session-tab.ts';
import type { Game } from '../game.ts';
import { carryOutPackChanges, type PackChanges, planPackChanges } from './manage-packs.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });
/** Maximum health is 20 in the core pack, and 45 in this one. */
const house = (version: number, MAXIMUM_HEALTH = 45) => ({
  name: 'House',
  version,
  text: JSON.stringify(aPackJson({ name: 'House', version, constants: { MAXIMUM_HEALTH } })),
});

let session: SessionTab;
let game: Game;

function enter(opened: SessionTab): void {
  session = opened;
  game = session.game;
}

const load = (): Promise<void> => loadCharacter(game, 'Aria');

async function reload(): Promise<void> {
  enter(await session.reload());
  await load();
}

async function change(changes: Partial<PackChanges>): Promise<void> {
  const plan = await planPackChanges(game, {
    enabled: ['Core'],
    deleted: [],
    character: 'update',
    ...changes,
  });
  if (plan.kind === 'refused') throw new Error(wordingText(plan.message));
  expect(await carryOutPackChanges(game, plan)).toBe(true);
  game.notices.store.setState([], true);
}

/** Deletes the house rules, and presses the button in the message. */
async function deleteAndUndo(character: PackChanges['character']): Promise<void> {
  const plan = await planPackChanges(game, { enabled: ['Core'], deleted: ['House'], character });
  if (plan.kind === 'refused') throw new Error(wordingText(plan.message));
  await carryOutPackChanges(game, plan);
  expect(enabled()).toEqual(['Core']);
  const notice = game.notices.store
    .getState()
    .find(({ actions }) => actions?.[0]?.name === 'Undo Delete House');
  notice?.actions?.[0]?.onAction();
  await expect.poll(enabled).toEqual(['Core', 'House']);
  await expect.poll(told).toContain('success: Restored: House.');
}

const sheet = (): Sheet => {
  const { character } = game.loaded.store.getState();
  if (character === undefined) throw new Error('No character is loaded.');
  return character.sheet;
};
const enabled = () => game.gameData.store.getState().gameData.packs.map(({ name }) => name);
const maximum = () => game.loaded.store.getState().character?.maximum.HEALTH.total;
const labels = () => game.loaded.store.getState().undoable.map(({ label }) => label);
const told = () => game.notices.store.getState().map(({ kind, text }) => `${kind}: ${wordingText(text)}`);

const WITH_HOUSE = { packs: ['Core', 'House'], of: ['Core', 'House'], health: 45, maximum: 45 };
const WITHOUT_HOUSE = { packs: ['Core'], of: ['Core'], health: 20, maximum: 20 };
const now = () => ({
  packs: enabled(),
  of: sheet().packInfo.map(([name]) => name),
  health: sheet().health,
  maximum: maximum(),
});

beforeEach(async () => {
  enter(await openSessionTab(CORE));
  await game.storage.packs.store(house(1));
  await game.gameData.refresh();
  await game.gameData.enableOnly(['Core', 'House']);
  const packInfo = [
    ['Core', 1],
    ['House', 1],
  ];
  const read = parseStoredSheet({
    version: CURRENT_SHEET_VERSION,
    name: 'Aria',
    packInfo,
    skills: { Blades: 1 },
    health: 45,
  });
  if (read.ok) await game.storage.characters.save(read.value);
  await load();
  game.notices.store.setState([], true);
  expect(now()).toEqual(WITH_HOUSE);
});

describe('steps that are asked for while packs are enabled', () => {
  it('are taken one after the other', async () => {
    game.loaded.change('First', (before) => ({ ...before, currency: 1 }));
    await change({});
    const { undo, redo } = game.loaded;
    expect(await Promise.all([undo(), undo(), redo(), redo()])).toEqual([true, true, true, true]);
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(await Promise.all([undo(), undo()])).toEqual([true, true]);
    expect(sheet().currency).toBe(0);
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('refuse other changes with a message', async () => {
    await change({});
    const undone = game.loaded.undo();
    expect(game.loaded.change('Early', (before) => ({ ...before, currency: 1 }))).toBe(false);
    expect(told()).toEqual([expect.stringMatching(/^warning: .* Nothing was changed: try again/)]);
    expect(await undone).toBe(true);
    expect(sheet().currency).toBe(0);
  });
});

describe('undo of a deletion of packs, in its message', () => {
  it('stores the pack again, enables it, and takes back the update of the character', async () => {
    await deleteAndUndo('update');
    await expect.poll(now).toEqual(WITH_HOUSE);
    expect(labels()).toEqual([]);
    await reload();
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('enables the pack again where the character was unloaded', async () => {
    await deleteAndUndo('unload');
    await reload();
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('is withdrawn once packs change again', async () => {
    await deleteAndUndo('unload');
    await game.gameData.enableOnly(['Core']);
    expect(game.notices.store.getState().filter(({ actions }) => actions)).toEqual([]);
  });
});

describe('undo of an update to new game data', () => {
  it('undoes and redoes the packs with the sheet', async () => {
    await change({});
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(await game.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
    expect(told()).toEqual(['information: House 1 is on now.']);
    expect(await game.loaded.redo()).toBe(true);
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(told()).toContain('information: House 1 is off now.');
  });

  it('keeps sheet and packs consistent after a reload', async () => {
    await change({});
    await game.loaded.undo();
    await reload();
    expect(now()).toEqual(WITH_HOUSE);
    await game.loaded.redo();
    await reload();
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(await game.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('continues to earlier steps', async () => {
    game.loaded.change('Earn', (before) => ({ ...before, currency: 5 }));
    await change({});
    await game.loaded.undo();
    await game.loaded.undo();
    expect([sheet().currency, labels()]).toEqual([0, []]);
    expect(now()).toEqual(WITH_HOUSE);
  });

  it('names a deleted pack, and validates the sheet against the available ones', async () => {
    await change({ deleted: ['House'] });
    expect(await game.loaded.undo()).toBe(true);
    expect(now()).toEqual(WITHOUT_HOUSE);
    expect(told()).toEqual([
      'warning: House 1 is no longer stored: Aria was validated against the packs that are.',
    ]);
    await reload();
    expect(now()).toEqual(WITHOUT_HOUSE);
  });

  it('names a pack that is stored in another version', async () => {
    const next = house(2, 30);
    await game.storage.packs.store(next);
    await game.gameData.refresh();
    await change({ enabled: ['Core', 'House'] });
    expect(now()).toMatchObject({ health: 30, maximum: 30 });
    await game.loaded.undo();
    expect(now()).toMatchObject({ packs: ['Core', 'House'], health: 30, maximum: 30 });
    expect(sheet().packInfo).toContainEqual(['House', 2]);
    expect(told()).toContain(
      'warning: House 1 is no longer stored: Aria was validated against the packs that are.',
    );
  });

  it('changes nothing if the packs of the step fail verification', async () => {
    const alone = aPackJson({ name: 'Alone', version: 1, constants: CONSTANTS, skills: [aSkill('Blades')] });
    await game.storage.packs.store({ name: 'Alone', version: 1, text: JSON.stringify(alone) });
    await game.gameData.refresh();
    await change({ enabled: ['Alone'] });
    await change({ enabled: ['Core'] });
    await game.storage.packs.remove(['Alone']);
    await game.gameData.refresh();
    game.notices.store.setState([], true);
    expect(await game.loaded.undo()).toBe(false);
    expect([enabled(), labels().length]).toEqual([['Core'], 2]);
    expect(told()).toEqual([
      expect.stringMatching(/^warning: Game Data Verification Failed! .*Nothing was changed\.$/),
    ]);
  });

  it('blocks other changes of the character while the packs are read', async () => {
    await change({});
    const undoing = game.loaded.undo();
    expect(game.loaded.change('Earn', (before) => ({ ...before, currency: 5 }))).toBe(false);
    expect(await game.loaded.undo()).toBe(false);
    expect(await undoing).toBe(true);
    expect(now()).toEqual(WITH_HOUSE);
    expect(labels()).toEqual([]);
  });
});

describe('a change to the same packs', () => {
  it('adds no step', async () => {
    await change({ enabled: ['Core', 'House'] });
    expect(labels()).toEqual([]);
  });
});
