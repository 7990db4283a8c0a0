import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseStoredSheet, storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { loadCharacter, openSessionTab, type SessionTab } from '../../testing/session-tab.ts';
import type { Game } from '../game.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });

let session: SessionTab;
let game: Game;

function enter(opened: SessionTab): void {
  session = opened;
  game = session.game;
}

const reload = async (): Promise<void> => enter(await session.reload());
const load = (name: string): Promise<void> => loadCharacter(game, name);

async function store(name: string): Promise<void> {
  const read = parseStoredSheet({
    version: CURRENT_SHEET_VERSION,
    name,
    packInfo: [['Core', 1]],
    skills: { Blades: 1 },
  });
  if (read.ok) await game.storage.characters.save(read.value);
}

const state = () => game.loaded.store.getState();
const sheet = (): Sheet => {
  const { character } = state();
  if (character === undefined) throw new Error('No character is loaded.');
  return character.sheet;
};
const labels = () => state().undoable.map(({ label }) => label);
const earn = (currency: number) =>
  game.loaded.change(`Earn ${currency}`, (before) => ({ ...before, currency }));

beforeEach(async () => {
  enter(await openSessionTab(CORE));
  await store('Aria');
  await store('Brom');
  await load('Aria');
});

describe('the undo history of a character', () => {
  it('returns after another character was loaded', async () => {
    earn(5);
    await load('Brom');
    expect(labels()).toEqual([]);
    earn(7);
    await load('Aria');
    expect(labels()).toEqual(['Earn 5']);
    expect(await game.loaded.undo()).toBe(true);
    expect(sheet()).toMatchObject({ name: 'Aria', currency: 0 });
    await load('Brom');
    expect(labels()).toEqual(['Earn 7']);
  });

  it('returns after a reload, for each character', async () => {
    earn(5);
    await load('Brom');
    earn(7);
    await reload();
    await load('Aria');
    expect(labels()).toEqual(['Earn 5']);
    await load('Brom');
    expect(labels()).toEqual(['Earn 7']);
  });

  it('returns for a name in other letter case', async () => {
    earn(5);
    await load('Brom');
    await load(' ARIA ');
    expect(labels()).toEqual(['Earn 5']);
  });

  it('is dropped if the sheet was changed meanwhile', async () => {
    earn(5);
    const { name, ...fields } = sheet();
    await load('Brom');
    await game.storage.characters.save(storedSheetOf({ ...fields, name, currency: 8 }));
    await load('Aria');
    expect([labels(), sheet().currency]).toEqual([[], 8]);
  });

  it('is dropped if the character was deleted, even if the same sheet is stored again', async () => {
    earn(5);
    const deleted = storedSheetOf(sheet());
    await game.storage.characters.remove('Aria');
    expect(state().character).toBeUndefined();
    await game.storage.characters.save(deleted);
    await load('Aria');
    expect(labels()).toEqual([]);
  });

  it('does not grow by a change to the same content', () => {
    expect(game.loaded.change('Nothing', (before) => structuredClone(before))).toBe(false);
    expect(labels()).toEqual([]);
  });
});

describe('the combat of a character', () => {
  const draft = { action: 'Swing', inputs: {}, maneuvers: [] };

  it('returns after another character was loaded, and after a reload', async () => {
    game.loaded.updateCombat({ draft });
    await load('Brom');
    expect(state().combat.draft).toBeUndefined();
    await load('Aria');
    expect(state().combat.draft).toEqual(draft);
    await reload();
    await load('Aria');
    expect(state().combat.draft).toEqual(draft);
  });

  it('returns without undo history if the sheet was changed meanwhile', async () => {
    game.loaded.updateCombat({ draft });
    earn(5);
    await game.storage.characters.save(storedSheetOf({ ...sheet(), currency: 8 }));
    await load('Aria');
    expect([labels(), state().combat.draft]).toEqual([[], draft]);
  });
});

describe('a character that is open in another tab', () => {
  it('cannot be changed or undone here', async () => {
    earn(5);
    game.loaded.store.setState({ isElsewhere: true });
    expect(earn(6)).toBe(false);
    expect(await game.loaded.undo()).toBe(false);
    expect(sheet().currency).toBe(5);
  });
});
