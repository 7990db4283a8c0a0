import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem } from '../../core/character/items/items.ts';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { FakeBrowser, type FakeTab } from '../../storage/testing/fake-browser.ts';
import { Faults } from '../../storage/testing/faults.ts';
import { openGame } from '../../testing/open-game.ts';
import { aPackJson, aSkill, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { codecs } from '../codecs.ts';
import type { Game } from '../game.ts';
import { type LoadPlan, withLoweredBarsFilled } from './load-plan.ts';

const pack = aPackJson({ name: 'Small Game', version: 3, constants: CONSTANTS, skills: [aSkill('Blades')] });

const openTab = (ofTab: FakeTab): Promise<Game> => openGame(ofTab, { 'BaseGameData.json': pack });

/** A sheet that is valid in the small game, with the given fields. */
const sheet = (fields: object = {}) => ({
  version: CURRENT_SHEET_VERSION,
  name: 'Aria',
  packInfo: [['Small Game', 3]],
  skills: { Blades: 1 },
  ...fields,
});

let browser: FakeBrowser;
let tab: FakeTab;
let game: Game;

beforeEach(async () => {
  browser = new FakeBrowser();
  tab = browser.tab();
  game = await openTab(tab);
});

async function store(json: object): Promise<void> {
  const read = parseStoredSheet(json);
  if (!read.ok) throw new Error(read.problem);
  await game.storage.characters.save(read.value);
}

async function plan(): Promise<LoadPlan> {
  const outcome = await game.loading.plan('Aria');
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  return outcome;
}

const CHANGED_MEANWHILE = [
  { name: 'Aria' },
  ' was changed in another tab meanwhile. Nothing was changed here: load it again.',
];

const storedText = () => codecs.characters.serialize(game.storage.characters.get('Aria')?.value as never);
const snapshots = async () => (await game.storage.snapshots.list()).map(({ reason }) => reason);
const loadedName = () => game.loaded.store.getState().character?.sheet.name;

describe('a plan', () => {
  it('merges the packs in one task and validates the character in another', async () => {
    const pauses = vi.fn(async () => undefined);
    vi.stubGlobal('scheduler', { yield: pauses });
    await game.gameData.ensureLoaded();
    expect(pauses).toHaveBeenCalledTimes(1);
    await store(sheet());
    await plan();
    expect(pauses).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('can fill the bars that the upgrade lowers, and no others', async () => {
    await store(sheet({ version: 4, health: 20, energy: 1, vigor: 2, focus: 1 }));
    const lowered = await plan();
    expect(lowered.upgrade?.lowered.map(({ bar, from, to }) => [bar, from, to])).toEqual([
      ['HEALTH', 20, 1],
      ['VIGOR', 2, 1],
    ]);
    expect(lowered.sheet).toMatchObject({ health: 1, energy: 1, vigor: 1, focus: 1 });
    await game.loading.carryOut(withLoweredBarsFilled(lowered));
    expect(game.loaded.store.getState().character?.sheet).toMatchObject({
      health: 20,
      energy: 1,
      vigor: 3,
      focus: 1,
    });
  });

  it('changes nothing before it is carried out', async () => {
    await store(sheet({ version: 3, species: 'Elf', skills: { Blades: 2, Alchemy: 4 } }));
    const before = storedText();
    await plan();
    expect(storedText()).toBe(before);
    expect(await snapshots()).toEqual([]);
    expect(loadedName()).toBeUndefined();
  });

  it('names losses by validation, unknown fields, and values that the upgrade removes', async () => {
    await store(
      sheet({
        version: CURRENT_SHEET_VERSION - 1,
        skills: { Blades: 'high', Alchemy: 4 },
        familiar: 'a cat',
      }),
    );
    const { upgrade, losses, unknownFields } = await plan();
    expect(upgrade?.changes.map(({ label }) => label)).toEqual(['0.15.0']);
    expect(upgrade?.losses.map(({ path }) => path)).toEqual(['$.skills.Blades']);
    expect(losses.dropped.map(({ name }) => name)).toEqual(['Alchemy']);
    expect(unknownFields).toEqual(['familiar']);
  });
});

describe('loading', () => {
  it('takes no snapshot and writes nothing if nothing changes', async () => {
    await store(sheet());
    const before = storedText();
    expect(await game.loading.carryOut(await plan())).toBeUndefined();
    expect(loadedName()).toBe('Aria');
    expect(storedText()).toBe(before);
    expect(await snapshots()).toEqual([]);
  });

  it.each([
    ['an upgrade', sheet({ version: CURRENT_SHEET_VERSION - 1 }), 'Before Aria was upgraded'],
    ['other game data', sheet({ packInfo: [['Small Game', 2]] }), 'Before Aria was validated'],
    ['something dropped', sheet({ skills: { Alchemy: 4 } }), 'Before Aria was validated'],
    ['a bar that goes down', sheet({ health: 99 }), 'Before Aria was validated'],
    ['an unknown field', sheet({ familiar: 'a cat' }), 'Before Aria was validated'],
  ])('takes a snapshot of the earlier sheet before %s', async (_, json, reason) => {
    await store(json);
    const before = storedText();
    expect(await game.loading.carryOut(await plan())).toBeUndefined();
    expect(storedText()).not.toBe(before);
    expect(await snapshots()).toEqual([expect.stringContaining(reason)]);
    const [snapshot] = await game.storage.snapshots.list();
    await game.storage.snapshots.restore(snapshot?.id ?? 0, [{ kind: 'characters', name: 'Aria' }]);
    expect(storedText()).toBe(before);
  });

  it.each([
    ['the saved state', { notes: 'Before.' }, 'Aria'],
    ['not where game data would take something from it', { skills: { Blades: 2, Alchemy: 4 } }, undefined],
    ['not where a bar is above its maximum', { health: 99 }, undefined],
    ['not where it was saved with other packs', { packInfo: [['Small Game', 2]] }, undefined],
  ])('a restore of the loaded character is shown %s', async (_, fields, loaded) => {
    await store(sheet(fields));
    await game.storage.snapshots.take('Before');
    const [snapshot] = await game.storage.snapshots.list();
    await store(sheet());
    await game.loading.carryOut(await plan());
    expect(loadedName()).toBe('Aria');
    await game.storage.snapshots.restore(snapshot?.id ?? 0);
    expect(loadedName()).toBe(loaded);
    expect(game.loaded.store.getState().character?.sheet.notes).toBe(loaded && 'Before.');
  });

  it('says which bars are lowered to their maximum', async () => {
    const told = () => game.notices.store.getState().map(({ kind, text }) => [kind, wordingText(text)]);
    await store(sheet());
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([]);
    await store(sheet({ health: 99, focus: 4 }));
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([
      [
        'warning',
        'Bars of Aria were above their maximum and are lowered: Health from 99 to 20, Focus from 4 to 3. What they lost comes back with a higher maximum.',
      ],
    ]);
  });

  it('retains the undo history of a character that is already loaded', async () => {
    await store(sheet());
    await game.loading.carryOut(await plan());
    game.loaded.change('Change Currency', (before) => ({ ...before, currency: 7 }));
    await game.loading.carryOut(await plan());
    expect(await game.loaded.undo()).toBe(true);
    expect(game.loaded.store.getState().character?.sheet.currency).toBe(0);
  });

  it('changes nothing if no snapshot can be taken', async () => {
    await store(sheet({ version: CURRENT_SHEET_VERSION - 1 }));
    const before = storedText();
    const planned = await plan();
    const faults = new Faults(browser, tab, 1, 'full');
    const problem = await game.loading.carryOut(planned);
    faults.end();
    expect(problem).toMatch(
      /^No snapshot could be taken first, so nothing was changed\. Your browser is out of space/,
    );
    expect(storedText()).toBe(before);
    expect(loadedName()).toBeUndefined();
  });

  it('changes nothing if another tab has saved or deleted the character since the plan', async () => {
    await store(sheet({ version: CURRENT_SHEET_VERSION - 1 }));
    const stale = await plan();
    await store(sheet({ version: CURRENT_SHEET_VERSION - 1, notes: 'from another tab' }));
    const before = storedText();
    expect(await game.loading.carryOut(stale)).toEqual(CHANGED_MEANWHILE);
    expect(storedText()).toBe(before);
    const later = await plan();
    await game.storage.characters.remove('Aria');
    expect(await game.loading.carryOut(later)).toEqual(CHANGED_MEANWHILE);
    expect(game.storage.characters.get('Aria')).toBeUndefined();
  });
});

describe('a character that is open in another tab', () => {
  it('is validated here, and not written', async () => {
    await store(sheet());
    await game.loading.carryOut(await plan());
    const relic = { id: 'relic', name: 'Relic', flavor: '', quantity: 1, template: 'Nowhere' };
    game.loaded.change('Add Relic', (now) => addItem(now, relic));
    await game.storage.flush();
    const before = storedText();
    const other = await openTab(browser.tab());
    const outcome = await other.loading.plan('Aria');
    if (outcome.kind !== 'plan') throw new Error(outcome.kind);
    await other.loading.carryOut(outcome);
    await other.storage.flush();
    expect(other.loaded.store.getState()).toMatchObject({ isElsewhere: true });
    expect(other.loaded.store.getState().character?.sheet.parked.items).toEqual([relic]);
    const third = await openTab(browser.tab());
    expect(codecs.characters.serialize(third.storage.characters.get('Aria')?.value as never)).toBe(before);
    expect(game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual(['Add Relic']);
  });
});

describe('a load that disables packs', () => {
  const house = (name: string, talent: string) =>
    JSON.stringify(aPackJson({ name, version: 1, talents: [aTalent(talent)] }));
  const told = () => game.notices.store.getState().map(({ kind, text }) => `${kind}: ${wordingText(text)}`);

  beforeEach(async () => {
    for (const [name, talent] of [
      ['House', 'Night Owl'],
      ['Attic', 'Cobweb'],
    ] as const) {
      await game.storage.packs.store({ name, version: 1, text: house(name, talent) });
    }
    await game.gameData.refresh();
    game.notices.store.setState([], true);
  });

  it('names the pack, and says where to enable it', async () => {
    await game.gameData.enableOnly(['Small Game', 'House']);
    await store(sheet());
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([
      'information: House 1 is off now: Aria was saved without it. Switch it on under Manage while Aria is loaded, and it stays on for Aria.',
    ]);
  });

  it('names the parked belongings that the disabled packs define', async () => {
    await game.gameData.enableOnly(['Small Game', 'House', 'Attic']);
    await store(sheet({ parked: { talents: ['Night Owl', 'Cobweb', 'Nowhere'] } }));
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([
      'warning: Attic 1 and House 1 are off now: Aria was saved without them. Switch them on under Manage while Aria is loaded, and they stay on for Aria. They define what is parked with Aria: Night Owl, Cobweb.',
    ]);
    const [notice] = game.notices.store.getState();
    expect(notice?.text).toContainEqual({ name: 'Night Owl' });
  });

  it('shows no message if all stay enabled, or if one is no longer stored', async () => {
    await game.gameData.enableOnly(['Small Game', 'House']);
    await store(
      sheet({
        packInfo: [
          ['Small Game', 3],
          ['House', 1],
        ],
      }),
    );
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([]);
    await game.storage.packs.remove(['House']);
    await game.gameData.refresh();
    game.notices.store.setState([], true);
    await store(sheet());
    await game.loading.carryOut(await plan());
    expect(told()).toEqual([]);
  });
});
