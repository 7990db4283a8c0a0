import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers, changeMember } from '../../core/encounter/members.ts';
import { addToParty } from '../../core/encounter/party/party.ts';
import { beginNextEncounterRound } from '../../core/encounter/rounds.ts';
import { NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { openSession } from '../../platform/session.ts';
import type { Channel } from '../../platform/window-channel.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { aPack, gameDataOf } from '../../testing/packs.ts';
import { codecs } from '../codecs.ts';
import type { GameDataState } from '../packs/game-data-state.ts';
import { NO_PARTY, type PartyState } from '../party/party-state.ts';
import { createEncounters } from './encounters.ts';
import { createPlayerViews } from './player-view.ts';

/** A channel that delivers synchronously to all other windows. */
function createChannels() {
  const listeners = new Map<object, (message: unknown) => void>();
  const messages: unknown[] = [];
  const open = (): Channel => {
    const self = {};
    return {
      post(message) {
        messages.push(message);
        for (const [other, listener] of listeners) if (other !== self) listener(structuredClone(message));
      },
      listen: (listener) => listeners.set(self, listener),
      close: () => listeners.delete(self),
    };
  };
  return { open, messages };
}

async function openWindow(browser: FakeBrowser, channels: ReturnType<typeof createChannels>) {
  const { environment } = browser.tab();
  const storage = await openStorage(codecs, environment);
  const session = openSession({ sessionStorage: undefined, page: environment.page });
  const encounters = createEncounters(storage.encounters, storage.remembered, session);
  const party = createStore<PartyState>(() => NO_PARTY);
  const gameData = createStore<GameDataState>(() => ({
    status: 'ready',
    gameData: NO_GAME_DATA,
    available: [],
    outdated: [],
    failures: [],
  }));
  const playerViews = createPlayerViews(encounters, party, { store: gameData }, channels.open);
  return { storage, encounters, party, gameData, playerViews };
}

async function gameAndPlayers() {
  const channels = createChannels();
  const browser = new FakeBrowser();
  const game = await openWindow(browser, channels);
  const players = await openWindow(browser, channels);
  const groups = ['Guards', 'Assassins'].map((name) => ({
    name,
    maximumHealth: 8,
    maximumEnergy: 1,
    maximumAP: 1,
  }));
  const encounter = addMembers(addMembers(createEncounter('Ambush', groups), 0), 1);
  await game.storage.encounters.create(encounter);
  const seen = () => players.playerViews.store.getState().view;
  const names = () => seen()?.groups.map(({ name }) => name);
  return { channels, browser, game, players, seen, names };
}

describe('a player view', () => {
  it('names the phases in the words of the packs, as soon as they are read', async () => {
    const { game, players, seen } = await gameAndPlayers();
    players.playerViews.follow();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    game.encounters.change('Start Encounter', beginNextEncounterRound);
    expect(seen()?.turn).toEqual(['Round 1', 'Phase 1']);
    game.gameData.setState({ gameData: gameDataOf(aPack({ play: { labels: { PHASE_1: 'Dawn' } } })) });
    expect(seen()?.turn).toEqual(['Round 1', 'Dawn']);
    expect(seen()?.groups).toHaveLength(2);
  });

  it('shows the game master’s encounter, and each change of it, in a following window', async () => {
    const { game, players, seen } = await gameAndPlayers();
    players.playerViews.follow();
    expect(seen()).toBeUndefined();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    expect(seen()?.groups[0]?.members).toEqual([{ id: 1, healthStep: 4, hasActed: false }]);
    game.encounters.change('Health of Guards 1', (encounter) =>
      changeMember(encounter, { groupReference: 0, id: 1 }, { health: 1 }),
    );
    expect(seen()?.groups[0]?.members[0]?.healthStep).toBe(1);
    await game.storage.encounters.remove('Ambush');
    expect(seen()).toBeUndefined();
  });

  it('answers a window that is opened later without the hidden groups', async () => {
    const { channels, game, players, names } = await gameAndPlayers();
    game.encounters.load('Ambush');
    game.encounters.setHidden('groups', 'Assassins', true);
    game.encounters.setReleased(true);
    channels.messages.length = 0;
    players.playerViews.follow();
    expect(names()).toEqual(['Guards']);
    expect(JSON.stringify(channels.messages)).not.toContain('Assassins');
    game.encounters.setHidden('groups', 'Assassins', false);
    expect(names()).toEqual(['Guards', 'Assassins']);
  });

  it('never receives a hidden group while another encounter is loaded', async () => {
    const { channels, game, players, names } = await gameAndPlayers();
    const ogres = { name: 'Ogres', maximumHealth: 8, maximumEnergy: 1, maximumAP: 1 };
    await game.storage.encounters.create(addMembers(createEncounter('Siege', [ogres]), 0));
    game.encounters.load('Ambush');
    game.encounters.setHidden('groups', 'Assassins', true);
    game.encounters.load('Siege');
    players.playerViews.follow();
    channels.messages.length = 0;
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    expect(names()).toEqual(['Guards']);
    game.encounters.load('Siege');
    game.encounters.setReleased(true);
    expect(names()).toEqual(['Ogres']);
    expect(JSON.stringify(channels.messages)).not.toContain('Assassins');
  });

  it('keeps the released encounter while another is prepared, and sends nothing of that', async () => {
    const { channels, browser, game, players, names } = await gameAndPlayers();
    players.playerViews.follow();
    game.encounters.load('Ambush');
    expect(names()).toBeUndefined();
    game.encounters.setReleased(true);
    expect(names()).toEqual(['Guards', 'Assassins']);
    const ogres = { name: 'Ogres', maximumHealth: 8, maximumEnergy: 1, maximumAP: 1 };
    await game.storage.encounters.create(addMembers(createEncounter('Siege', [ogres]), 0));
    game.encounters.load('Siege');
    game.encounters.change('Add Ogres', (encounter) => addMembers(encounter, 0));
    const late = await openWindow(browser, channels);
    late.playerViews.follow();
    for (const { playerViews } of [players, late])
      expect(playerViews.store.getState().view?.groups.map(({ name }) => name)).toEqual([
        'Guards',
        'Assassins',
      ]);
    expect(JSON.stringify(channels.messages)).not.toContain('Ogres');
    await game.storage.encounters.remove('Ambush');
    expect(names()).toBeUndefined();
    await game.storage.encounters.create(createEncounter('Ambush', [ogres]));
    game.encounters.load('Ambush');
    expect(names()).toBeUndefined();
  });

  it('shows nothing once the encounter is not released any more', async () => {
    const { game, players, names } = await gameAndPlayers();
    players.playerViews.follow();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    game.encounters.setReleased(false);
    expect(names()).toBeUndefined();
    game.encounters.change('Add Guards', (encounter) => addMembers(encounter, 0));
    expect(names()).toBeUndefined();
  });

  it('gets no more than any window of the game master has released', async () => {
    const { channels, browser, game, players, names } = await gameAndPlayers();
    players.playerViews.follow();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    const other = await openWindow(browser, channels);
    other.encounters.load('Ambush');
    channels.messages.length = 0;
    other.encounters.setHidden('groups', 'Assassins', true);
    game.encounters.change('Add Guards', (encounter) => addMembers(encounter, 0));
    expect(names()).toEqual(['Guards']);
    expect(JSON.stringify(channels.messages)).not.toContain('Assassins');
    other.encounters.setReleased(false);
    game.encounters.change('Add Guards', (encounter) => addMembers(encounter, 0));
    expect(names()).toBeUndefined();
  });

  it('is sent what was released before a reload', async () => {
    const { channels, browser, game, players, names } = await gameAndPlayers();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    const reloaded = await openWindow(browser, channels);
    players.playerViews.follow();
    reloaded.encounters.resume();
    expect(names()).toEqual(['Guards', 'Assassins']);
  });

  it('shows nothing if a window does not follow, and nothing new after it stops', async () => {
    const { game, players, names, seen } = await gameAndPlayers();
    game.encounters.load('Ambush');
    game.encounters.setReleased(true);
    expect(seen()).toBeUndefined();
    players.playerViews.follow()();
    game.encounters.setHidden('groups', 'Assassins', true);
    expect(names()).toEqual(['Guards', 'Assassins']);
  });

  it('gets nothing of the party of an encounter that is not released', async () => {
    const { channels, game, players, seen } = await gameAndPlayers();
    players.playerViews.follow();
    const ilse = { key: 'ilse', name: 'Ilse', hasActed: false, kind: 'missing' } as const;
    game.encounters.load('Ambush');
    game.encounters.change('Add Ilse', (encounter) => addToParty(encounter, ['Ilse']));
    game.encounters.setReleased(true);
    game.party.setState({ members: [ilse] });
    expect(seen()?.party.map(({ name }) => name)).toEqual(['Ilse']);
    const ogres = { name: 'Ogres', maximumHealth: 8, maximumEnergy: 1, maximumAP: 1 };
    await game.storage.encounters.create(addToParty(createEncounter('Siege', [ogres]), ['Tam']));
    game.encounters.load('Siege');
    game.party.setState({ members: [{ ...ilse, key: 'tam', name: 'Tam' }] });
    expect(seen()?.party.map(({ name }) => name)).toEqual(['Ilse']);
    game.encounters.load('Ambush');
    game.encounters.setReleased(false);
    game.encounters.change('Add Ottoline', (encounter) => addToParty(encounter, ['Ottoline']));
    expect(seen()).toBeUndefined();
    expect(JSON.stringify(channels.messages)).not.toMatch(/Tam|Ottoline/);
  });

  it('never receives a hidden member of the party, whichever window hides it', async () => {
    const { channels, browser, game, players, seen } = await gameAndPlayers();
    const inParty = (name: string) =>
      ({ key: name.toLowerCase(), name, hasActed: false, kind: 'missing' }) as const;
    const party = () => seen()?.party.map(({ name }) => name);
    players.playerViews.follow();
    game.encounters.load('Ambush');
    game.encounters.change('Add', (encounter) => addToParty(encounter, ['Ilse', 'Tam']));
    game.encounters.setHidden('party', 'Tam', true);
    game.encounters.setReleased(true);
    game.party.setState({ members: [inParty('Ilse'), inParty('Tam')] });
    expect(party()).toEqual(['Ilse']);
    expect(JSON.stringify(channels.messages)).not.toContain('Tam');
    const reloaded = await openWindow(browser, channels);
    reloaded.encounters.resume();
    expect([...reloaded.encounters.store.getState().hiddenParty]).toEqual(['tam']);
    reloaded.encounters.setHidden('party', 'Ilse', true);
    game.party.setState({ members: [inParty('Ilse')] });
    expect(party()).toEqual([]);
    game.encounters.setHidden('party', 'Tam', false);
    expect(party()).toEqual(['Tam']);
  });

  it('is hidden and released alike in every window of the game master', async () => {
    const { channels, browser, game, names, players } = await gameAndPlayers();
    players.playerViews.follow();
    const other = await openWindow(browser, channels);
    for (const { encounters } of [game, other]) encounters.load('Ambush');
    other.encounters.setHidden('groups', 'Assassins', true);
    expect([...game.encounters.store.getState().hiddenGroups]).toEqual(['assassins']);
    other.encounters.setReleased(true);
    expect(game.encounters.store.getState().released).toBe('ambush');
    expect(names()).toEqual(['Guards']);
  });

  it('ignores unknown messages', async () => {
    const { channels, players, seen } = await gameAndPlayers();
    players.playerViews.follow();
    const stranger = channels.open();
    for (const message of [null, 1, 'show', {}, { type: 'show', view: { turn: 'x' } }, { type: 'ask' }])
      stranger.post(message);
    expect(seen()).toBeUndefined();
  });
});
