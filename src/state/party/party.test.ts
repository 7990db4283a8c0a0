import { fc, it } from '@fast-check/vitest';
import { beforeEach, describe, expect, vi } from 'vitest';
import { changeResource } from '../../core/character/resources.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers } from '../../core/encounter/members.ts';
import { addToParty, setPartyActed } from '../../core/encounter/party/party.ts';
import { FakeBrowser, type FakeTab } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS });
const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];
const NAMES = ['Ilse Wren', 'Tam'];

const stored = (name: string, fields = {}) =>
  storedSheetOf(aSheet({ name, health: 12, packInfo: [['Core', 1]], skills: new Map(), ...fields }));

async function open(tab: FakeTab): Promise<Game> {
  const channel = tab.environment.openChannel?.('characters');
  const game = await openGame(tab, { 'BaseGameData.json': CORE }, channel && { openChannel: () => channel });
  await game.gameData.ensureLoaded();
  return game;
}

/** A tab with the encounter, whose party is two stored characters, and the browser around it. */
async function openFight(names: readonly string[] = NAMES) {
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const game = await open(tab);
  for (const name of NAMES) await game.storage.characters.save(stored(name));
  await game.storage.encounters.create(
    addToParty(addMembers(createEncounter('Ambush', GROUPS), 0, 1), names),
  );
  game.encounters.load('Ambush');
  return { browser, tab, game };
}

const healthIn = (game: Game, name = 'Ilse Wren') => game.storage.characters.get(name)?.value.json.health;
const sheetHealth = ({ loaded }: Game) => loaded.store.getState().character?.sheet.health;
const inStrip = (game: Game, name = 'Ilse Wren') => {
  const member = game.party.store.getState().members.find((each) => each.name === name);
  return member?.kind === 'ready' ? member.character.sheet.health : member?.kind;
};
const setHealth = (game: Game, health: number, name = 'Ilse Wren') =>
  game.party.change(name, 'Change Health', (character) => changeResource(character, 'health', health));
const stepsOf = ({ encounters }: Game) => encounters.store.getState().undoable.map(({ label }) => label);
const warnings = ({ notices }: Game) =>
  notices.store.getState().flatMap((notice) => (notice.kind === 'warning' ? [String(notice.text)] : []));

let fight: Awaited<ReturnType<typeof openFight>>;
beforeEach(async () => {
  fight = await openFight();
});

describe('a character that no window has open', () => {
  it('is changed on its sheet, and Undo of the encounter takes it back in its turn', async () => {
    const { game } = fight;
    expect(await setHealth(game, 3)).toBe(true);
    expect([healthIn(game), inStrip(game)]).toEqual([3, 3]);
    game.encounters.change('Tam has acted', (each) => setPartyActed(each, 'Tam', true));
    expect(stepsOf(game)).toEqual(['Ilse Wren: Change Health', 'Tam has acted']);
    expect(game.encounters.undo()).toBe(true);
    expect(healthIn(game)).toBe(3);
    expect(await game.encounters.undo()).toBe(true);
    expect([healthIn(game), inStrip(game), stepsOf(game)]).toEqual([12, 12, []]);
    expect(await game.encounters.redo()).toBe(true);
    expect(healthIn(game)).toBe(3);
    expect(game.encounters.redo()).toBe(true);
    expect(stepsOf(game)).toEqual(['Ilse Wren: Change Health', 'Tam has acted']);
  });

  it('has the step in its own undo history when it is loaded, with its draft', async () => {
    const { game } = fight;
    const draft = { action: 'Swing', inputs: {}, maneuvers: [] };
    await loadCharacter(game, 'Ilse Wren');
    game.loaded.updateCombat({ draft });
    await loadCharacter(game, 'Tam');
    await setHealth(game, 3);
    await loadCharacter(game, 'Ilse Wren');
    expect(sheetHealth(game)).toBe(3);
    await expect.poll(() => game.loaded.store.getState().isElsewhere).toBe(false);
    expect(game.loaded.store.getState().combat.draft).toEqual(draft);
    expect(await game.loaded.undo()).toBe(true);
    expect([sheetHealth(game), inStrip(game), stepsOf(game)]).toEqual([12, 12, []]);
  });

  it('takes the steps that are asked for at once, one after another', async () => {
    const { game } = fight;
    const hit = (by: number) =>
      game.party.change('Ilse Wren', `Hit ${by}`, (character) =>
        changeResource(character, 'health', character.sheet.health - by),
      );
    expect(await Promise.all([hit(2), hit(3), hit(4)])).toEqual([true, true, true]);
    expect(healthIn(game)).toBe(3);
    await Promise.all([game.encounters.undo(), game.encounters.undo()]);
    expect([healthIn(game), stepsOf(game)]).toEqual([10, ['Ilse Wren: Hit 2']]);
  });

  it('is no step where nothing changes', async () => {
    const { game } = fight;
    expect(await setHealth(game, 12)).toBe(false);
    expect(await setHealth(game, 3, 'Nobody')).toBe(false);
    expect(stepsOf(game)).toEqual([]);
  });
});

describe('a character that is loaded in the same window', () => {
  it('is changed in its own document, and loses the step here when it is undone there', async () => {
    const { game } = fight;
    await loadCharacter(game, 'Ilse Wren');
    await setHealth(game, 3);
    expect(game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual(['Change Health']);
    expect(await game.encounters.undo()).toBe(true);
    expect([sheetHealth(game), game.loaded.store.getState().redoable.length]).toEqual([12, 1]);
    await game.encounters.redo();
    await game.loaded.undo();
    expect([healthIn(game), stepsOf(game)]).toEqual([12, []]);
  });
});

describe('a character that another window has open', () => {
  it('is changed there, where it can be undone, and is not taken over', async () => {
    const { browser, game } = fight;
    const sheet = await open(browser.tab());
    await loadCharacter(sheet, 'Ilse Wren');
    expect(await setHealth(game, 3)).toBe(true);
    expect([sheetHealth(sheet), sheet.loaded.store.getState().isElsewhere]).toEqual([3, false]);
    expect([healthIn(game), inStrip(game)]).toEqual([3, 3]);
    expect(await sheet.loaded.undo()).toBe(true);
    await expect.poll(() => inStrip(game)).toBe(12);
    expect(stepsOf(game)).toEqual([]);
    await setHealth(game, 5);
    expect(await game.encounters.undo()).toBe(true);
    expect(sheetHealth(sheet)).toBe(12);
    expect(sheet.loaded.store.getState().redoable.map(({ label }) => label)).toEqual(['Change Health']);
  });

  it('is changed from where it is there, not from what arrived here', async () => {
    const { browser, game } = fight;
    const sheet = await open(browser.tab());
    await loadCharacter(sheet, 'Ilse Wren');
    sheet.loaded.change('Change Health', (before) => ({ ...before, health: 9 }));
    await game.party.change('Ilse Wren', 'Hit', (character) =>
      changeResource(character, 'health', character.sheet.health - 4),
    );
    expect(sheetHealth(sheet)).toBe(5);
    await sheet.storage.flush();
    expect([...game.storage.characters.entries().keys()].sort()).toEqual(['ilse wren', 'tam']);
  });

  it('is taken over where the window does not answer', async () => {
    const { browser, game } = fight;
    const silent = browser.tab();
    const sheet = await openGame(silent, { 'BaseGameData.json': CORE });
    await sheet.gameData.ensureLoaded();
    await loadCharacter(sheet, 'Ilse Wren');
    expect(await setHealth(game, 3)).toBe(true);
    await expect.poll(() => sheetHealth(sheet)).toBe(3);
    await expect.poll(() => sheet.loaded.store.getState().isElsewhere).toBe(false);
  });

  it('is not changed by a message that is no step', async () => {
    const { browser } = fight;
    const sheet = await open(browser.tab());
    await loadCharacter(sheet, 'Ilse Wren');
    const stranger = browser.tab().environment.openChannel?.('characters');
    const { json } = stored('Ilse Wren');
    const step = { type: 'take-step', id: 'x', label: 'Hit', direction: 'change', base: json, until: 1 };
    for (const message of [
      null,
      { ...step, id: 7 },
      { ...step, next: { ...json, health: 'x' } },
      { ...step, next: { ...json, name: 'Tam', health: 1 } },
      { ...step, direction: 'back', next: { ...json, health: 1 } },
      { ...step, until: -1, next: { ...json, health: 1 } },
      { ...step, base: { ...json, health: 4 }, next: { ...json, health: 1 } },
    ])
      stranger?.post(message);
    const heard = vi.fn<(message: unknown) => void>();
    stranger?.listen(heard);
    stranger?.post({ ...step, next: { ...json, health: 2 } });
    await expect.poll(() => sheetHealth(sheet)).toBe(2);
    await expect
      .poll(() => heard.mock.calls.flat())
      .toContainEqual(expect.objectContaining({ outcome: 'done' }));
  });
});

describe('a character that does not fit', () => {
  it('is missing once it is deleted, cannot be changed, and is back once it is stored again', async () => {
    const { game } = fight;
    await setHealth(game, 3);
    await game.storage.characters.remove('Ilse Wren');
    expect([inStrip(game), stepsOf(game)]).toEqual(['missing', []]);
    expect(await setHealth(game, 1)).toBe(false);
    await game.storage.characters.create(stored('ILSE WREN'));
    expect(inStrip(game, 'ILSE WREN')).toBe(12);
  });

  it.each([
    ['has another version', { version: 3 }],
    ['cannot be read', { json: { ...stored('Ilse Wren').json, health: 'much' } }],
    ['needs packs that are not here', { packInfo: [['Elsewhere', 1]] as const }],
  ])('is not ready where it %s', async (_, fields) => {
    const { game } = fight;
    const sheet = stored('Ilse Wren');
    const json = 'packInfo' in fields ? { ...sheet.json, packInfo: fields.packInfo } : sheet.json;
    await game.storage.characters.save({ ...sheet, json, ...fields });
    expect(inStrip(game)).toBe('unready');
    expect(await setHealth(game, 1)).toBe(false);
  });

  it('says that a step cannot be taken back after a restore', async () => {
    const { game } = fight;
    const snapshot = await game.storage.snapshots.take('Before');
    await setHealth(game, 3);
    if (snapshot.kind === 'taken') await game.storage.snapshots.restore(snapshot.id);
    expect([inStrip(game), stepsOf(game)]).toEqual([12, []]);
  });
});

describe('two windows of one encounter', () => {
  it('change the party without a conflict', async () => {
    const { browser, game } = fight;
    const other = await open(browser.tab());
    other.encounters.load('Ambush');
    const hit = (from: Game) =>
      from.party.change('Ilse Wren', 'Hit', (character) =>
        changeResource(character, 'health', character.sheet.health - 1),
      );
    await Promise.all([hit(game), hit(other), hit(game), hit(other)]);
    await Promise.all([game.storage.flush(), other.storage.flush()]);
    await expect.poll(() => [healthIn(game), healthIn(other)]).toEqual([8, 8]);
    expect(game.storage.characters.entries().size).toBe(2);
    expect(warnings(game).concat(warnings(other))).toEqual([]);
  });
});

type Move = 'hit' | 'heal' | 'undo' | 'redo';
const anyMove = fc.tuple(
  fc.constantFrom<'encounter' | 'sheet'>('encounter', 'sheet'),
  fc.constantFrom<Move>('hit', 'heal', 'undo', 'redo'),
);

/** One undo history, as a list of what the health was. */
interface History {
  past: number[];
  now: number;
  future: number[];
}

/** Makes a move on one side, and in the history that stands for both. */
async function move(
  history: History,
  [game, sheet]: readonly [Game, Game],
  [side, what]: [side: 'encounter' | 'sheet', what: Move],
): Promise<void> {
  const { past, future } = history;
  if (what === 'undo' || what === 'redo') {
    const wasTaken = await (side === 'sheet' ? sheet.loaded : game.encounters)[what]();
    const [from, to] = what === 'undo' ? [past, future] : [future, past];
    if (wasTaken) to.push(history.now);
    if (wasTaken) history.now = from.pop() ?? Number.NaN;
    return;
  }
  const health = history.now + (what === 'hit' ? -1 : 1);
  if (side === 'encounter') await setHealth(game, health);
  else sheet.loaded.change('Change Health', (before) => ({ ...before, health }));
  past.push(history.now);
  Object.assign(history, { now: health, future: [] });
}

it.prop([fc.array(anyMove, { minLength: 4, maxLength: 12 })], { numRuns: 12 })(
  'steps and undo on both sides are those of one history',
  async (moves) => {
    const { browser, game } = await openFight();
    const sheet = await open(browser.tab());
    await loadCharacter(sheet, 'Ilse Wren');
    const history: History = { past: [], now: 12, future: [] };
    for (const each of moves) {
      await move(history, [game, sheet], each);
      expect(sheetHealth(sheet)).toBe(history.now);
      await expect.poll(() => inStrip(game), { interval: 5 }).toBe(history.now);
    }
    expect(sheet.loaded.store.getState().undoable).toHaveLength(history.past.length);
    expect(sheet.storage.characters.entries().size).toBe(2);
  },
);
