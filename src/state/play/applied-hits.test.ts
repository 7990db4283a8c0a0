import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers } from '../../core/encounter/members.ts';
import { addToParty } from '../../core/encounter/party/party.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { resolveHit } from '../../core/play/rules/resolve-hit.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { DEAF } from '../../storage/testing/profile.ts';
import { aRolledAction, aSum, aTarget, WOLVES_PACK } from '../../testing/play.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import { codecs } from '../codecs.ts';
import { ENCOUNTER_LIBRARY } from '../encounters/encounter-library.ts';
import type { Game } from '../game.ts';
import { uploadFiles } from '../library/upload-files.ts';
import { restoreRemoved } from '../restore-removed.ts';
import { targetIntents } from './target-intents.ts';
import { appliedTo, type TargetChoice } from './target-state.ts';

const WOLVES = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
const WOLF: TargetChoice = {
  kind: 'MEMBER',
  encounter: 'ambush',
  member: { group: 'wolves', id: 1 },
  name: 'Wolves 1',
};
const AMBUSH = addToParty(addMembers(createEncounter('Ambush', [WOLVES]), 0, 1), ['Tam']);
const TAM: TargetChoice = { kind: 'CHARACTER', key: 'tam', name: 'Tam' };
const sheetOf = (name: string) =>
  aSheet({ name, packInfo: [['Core', 1]], health: 12, combatState: { ...COMBAT_NOT_STARTED, round: 1 } });

let browser: FakeBrowser;
let game: Game;

const encounter = () => game.encounters.store.getState().encounter;
const health = () => encounter()?.members[0]?.health;
const applied = () => {
  const state = game.targets.getState();
  return appliedTo(state, state.choice, 7)?.text;
};
/** Applies 3 damage of the roll 7 to this target. */
function hit(choice: TargetChoice) {
  const { character } = game.loaded.store.getState();
  const intents = targetIntents(game);
  intents.choose(choice);
  return intents.apply(
    7,
    'Flare',
    resolveHit(aRolledAction({}), aSum(2), aTarget(), playOf(character!.gameData)),
  );
}

beforeEach(async () => {
  browser = new FakeBrowser();
  ({ game } = await openSessionTab(WOLVES_PACK, browser));
  for (const name of ['Ilse Wren', 'Tam']) await game.storage.characters.save(storedSheetOf(sheetOf(name)));
  await game.storage.encounters.save(AMBUSH);
  game.encounters.load('Ambush');
  await game.loaded.load(sheetOf('Ilse Wren'));
});

it('a hit on a member stays applied where another window changes the encounter', async () => {
  hit(WOLF);
  await game.storage.flush();
  const { game: other } = await openSessionTab(WOLVES_PACK, browser);
  other.encounters.load('Ambush');
  other.encounters.change('Next Round', (each) => ({ ...each, round: 3 }));
  await expect.poll(() => encounter()?.round).toBe(3);
  expect([health(), applied()]).toEqual([13, 'Wolves 1: health 16 → 13.']);
});

it('a hit is applied no more once it is undone, and is applied again once it is redone', async () => {
  hit(WOLF);
  await game.encounters.undo();
  expect([health(), applied()]).toEqual([16, undefined]);
  await game.encounters.redo();
  expect([health(), applied()]).toEqual([13, 'Wolves 1: health 16 → 13.']);
  const [redone] = game.targets.getState().applied;
  targetIntents(game).undo(redone!);
  game.encounters.change('Next Round', (each) => ({ ...each, round: 2 }));
  expect([health(), applied()]).toEqual([16, undefined]);
});

it('a hit on a member stays applied where the encounter is renamed', async () => {
  hit(WOLF);
  expect(await game.encounters.rename('Siege')).toBe('saved');
  expect([health(), applied()]).toEqual([13, 'Wolves 1: health 16 → 13.']);
});

describe('a hit on a member of an encounter', () => {
  const upload = async (tab: Game) => {
    const file = new File([JSON.stringify(ENCOUNTER_LIBRARY.serialize(AMBUSH))], 'Ambush.json');
    return uploadFiles(tab.storage, ENCOUNTER_LIBRARY, [file], async () => ({
      answer: 'replace',
      isForAll: true,
    }));
  };
  beforeEach(async () => {
    hit(WOLF);
    await game.storage.flush();
    expect([health(), applied()]).toEqual([13, 'Wolves 1: health 16 → 13.']);
  });

  it('is not applied to one that is uploaded in its place', async () => {
    await upload(game);
    await expect.poll(health).toBe(16);
    expect(applied()).toBeUndefined();
  });

  it('is not applied to one that another window uploads in its place', async () => {
    const { game: other } = await openSessionTab(WOLVES_PACK, browser);
    await upload(other);
    await expect.poll(health).toBe(16);
    expect(applied()).toBeUndefined();
  });

  it('stays applied where its deletion is undone', async () => {
    await game.storage.encounters.remove('Ambush');
    expect(await restoreRemoved(game, [{ kind: 'encounters', name: 'Ambush' }])).toBe(true);
    await expect.poll(health).toBe(13);
    expect(applied()).toBe('Wolves 1: health 16 → 13.');
  });
});

describe('a hit that ends in a recovered copy is not applied', () => {
  /** Another tab, which tells nobody of what it stores. */
  const silentTab = () => openStorage(codecs, browser.tab(DEAF).environment);

  it('to a member', async () => {
    const other = await silentTab();
    await other.encounters.save({ ...AMBUSH, round: 3 });
    hit(WOLF);
    await expect.poll(() => encounter()?.round).toBe(3);
    await expect.poll(applied).toBeUndefined();
    hit(WOLF);
    await game.storage.flush();
    expect([health(), applied()]).toEqual([13, 'Wolves 1: health 16 → 13.']);
  });

  it('to oneself', async () => {
    const other = await silentTab();
    await other.characters.save(storedSheetOf({ ...sheetOf('Ilse Wren'), health: 5 }));
    hit({ kind: 'SELF' });
    await expect.poll(() => game.loaded.store.getState().character?.sheet.health).toBe(5);
    await expect.poll(applied).toBeUndefined();
  });

  describe('to a character of the party, but to the version that has its name', () => {
    const tam = () => game.storage.characters.get('Tam')?.value.json.health;

    it('while it is loaded', async () => {
      await game.loaded.load(sheetOf('Tam'));
      await game.storage.flush();
      const other = await silentTab();
      await other.characters.save(storedSheetOf({ ...sheetOf('Tam'), health: 5 }));
      hit(TAM);
      await expect.poll(applied).toBe('Tam: health 5 → 2.');
      expect([tam(), game.loaded.store.getState().character?.sheet.health]).toEqual([2, 2]);
    });

    it('while it is not, in a browser without locks', async () => {
      vi.spyOn(game.storage, 'lockCharacter').mockReturnValue({
        state: () => 'held',
        settled: async () => true,
        subscribe: () => () => undefined,
        takeOver: async () => undefined,
        release: () => undefined,
      });
      const other = await silentTab();
      await other.characters.save(storedSheetOf({ ...sheetOf('Tam'), health: 5 }));
      hit(TAM);
      await expect.poll(applied).toBe('Tam: health 5 → 2.');
      expect(tam()).toBe(2);
    });
  });
});

it('a hit on oneself stays applied where another window changes the character', async () => {
  hit({ kind: 'SELF' });
  await game.storage.flush();
  const { game: other } = await openSessionTab(WOLVES_PACK, browser);
  await other.storage.characters.save(storedSheetOf({ ...sheetOf('Ilse Wren'), health: 5 }));
  await expect.poll(() => game.loaded.store.getState().character?.sheet.health).toBe(5);
  expect(applied()).toBe('You: health 12 → 9.');
});

it('a hit on the party is applied once, however often that is asked for', async () => {
  hit(TAM);
  hit(TAM);
  await expect.poll(applied).toBe('Tam: health 12 → 9.');
  hit(TAM);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(game.storage.characters.get('Tam')?.value.json.health).toBe(9);
  await game.encounters.undo();
  hit(TAM);
  await expect.poll(applied).toBe('Tam: health 12 → 9.');
});

it('a hit on the party says whether it was applied', async () => {
  expect(await hit(TAM)).toBe(true);
  expect(applied()).toBe('Tam: health 12 → 9.');
  expect(await hit(TAM)).toBe(false);
});

it('a hit on the party stays applied where its character changes otherwise', async () => {
  hit(TAM);
  await expect.poll(applied).toBe('Tam: health 12 → 9.');
  await game.storage.characters.save(storedSheetOf({ ...sheetOf('Tam'), health: 10 }));
  expect([game.encounters.store.getState().undoable, applied()]).toEqual([[], 'Tam: health 12 → 9.']);
});

it('a hit on the party is applied no more once its character takes it back', async () => {
  hit(TAM);
  await expect.poll(applied).toBe('Tam: health 12 → 9.');
  const { game: other } = await openSessionTab(WOLVES_PACK, browser);
  await other.storage.characters.save(storedSheetOf(sheetOf('Tam')));
  await expect.poll(applied).toBeUndefined();
});

it('a hit on the party is no step of another encounter that is loaded meanwhile', async () => {
  await game.storage.encounters.save(createEncounter('Siege', [WOLVES]));
  hit(TAM);
  game.encounters.load('Siege');
  await expect.poll(applied).toBe('Tam: health 12 → 9.');
  expect(game.encounters.store.getState().undoable).toEqual([]);
  targetIntents(game).undo(game.targets.getState().applied[0]!);
  expect([game.storage.characters.get('Tam')?.value.json.health, game.notices.store.getState()]).toEqual([
    9,
    [],
  ]);
});

it('a hit on the party is applied, and said to be, where its encounter is deleted meanwhile', async () => {
  const { game: silent } = await openSessionTab(WOLVES_PACK, browser);
  await silent.loaded.load(sheetOf('Tam'));
  hit(TAM);
  await game.storage.encounters.remove('Ambush');
  await expect.poll(() => game.targets.getState().applied[0]?.text).toBe('Tam: health 12 → 9.');
  expect(game.notices.store.getState()).toEqual([]);
});

it('a hit on a character of the party that is deleted meanwhile says so, and nothing else', async () => {
  const other = await openStorage(codecs, browser.tab(DEAF).environment);
  await other.characters.remove('Tam');
  expect(await hit(TAM)).toBe(false);
  const told = () => game.notices.store.getState().map(({ text }) => wordingText(text));
  await expect.poll(told).toEqual(['Tam is no longer in this browser. Nothing was changed.']);
  expect(applied()).toBeUndefined();
});
