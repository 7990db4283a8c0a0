import { beforeEach, describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { setPartyActed } from '../../core/encounter/party/party.ts';
import { beginNextEncounterRound, moveOn } from '../../core/encounter/rounds.ts';
import type { Connection } from '../../core/table/connection.ts';
import { connectionPair } from '../../testing/connection-pair.ts';
import { hostOf, seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import { hostState, openTableOfTwo, playerState, type TableOfTwo } from '../../testing/table.ts';
import { resetLoadedEncounter } from '../encounters/reset-encounter.ts';
import { createExchange } from './exchange.ts';
import { createOwnDocument } from './shared-document.ts';
import { joinTable } from './table-intents.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const inEncounter = () => host.game.encounters.store.getState().encounter?.party[0]?.hasActed;
const view = () => playerState(ilse.game).table.view;
const hasActed = () => playerState(ilse.game).hasActed;

/** A connection that goes on with another page, as that of a seat does. */
function movingConnection(first: Connection) {
  let current = first;
  const listeners = new Set<(message: Uint8Array) => void>();
  const moveTo = (end: Connection) => {
    current = end;
    end.onMessage((message) => {
      if (current === end) for (const listener of [...listeners]) listener(message);
    });
  };
  moveTo(first);
  const connection: Connection = {
    state: () => 'open',
    send: (message) => current.send(message),
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onState: () => () => undefined,
    close: () => current.close(),
  };
  return { connection, moveTo };
}

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
  link.session.setActed(true);
  await expect.poll(() => view()?.party[0]?.hasActed).toBe(true);
});

it('a player has not acted in the next turn', async () => {
  host.game.encounters.change('Move to Phase 2', moveOn);
  await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 2']);
  expect([hasActed(), inEncounter()]).toEqual([false, false]);
  await host.game.encounters.undo();
  await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 1']);
  expect([hasActed(), inEncounter()]).toEqual([true, true]);
});

it('a player has not acted in the same turn of a fight that begins anew', async () => {
  resetLoadedEncounter(host.game);
  await expect.poll(() => view()?.turn).toEqual(['Not started']);
  host.game.encounters.change('Start Encounter', beginNextEncounterRound);
  await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 1']);
  expect(hasActed()).toBe(false);
  expect(hostState(host.game).seats[0]?.hasActed).toBe(false);
  link.session.setActed(true);
  await expect.poll(inEncounter).toBe(true);
});

it('a player who comes back in the turn that it acted in has acted', async () => {
  link.session.close();
  const again = await seat(host.session, ilse, 'seat-1');
  await expect.poll(hasActed).toBe(true);
  again.session.setActed(false);
  await expect.poll(inEncounter).toBe(false);
});

describe('what a player says while the game master has another encounter loaded', () => {
  const said = () => hostState(host.game).seats[0]?.figures?.acted;
  beforeEach(async () => {
    link.session.setActed(false);
    await expect.poll(inEncounter).toBe(false);
    await host.game.storage.encounters.create(createEncounter('Siege', []));
    host.game.encounters.load('Siege');
    link.session.setActed(true);
    await expect.poll(said).toBe('Round 1, Phase 1');
  });

  it('is recorded once the released one is loaded again, as a step', async () => {
    host.game.encounters.load('Ambush');
    await expect.poll(inEncounter).toBe(true);
    const { undoable } = host.game.encounters.store.getState();
    expect(undoable.at(-1)?.label).toBe('Ilse Wren has acted');
    await host.game.storage.flush();
    expect(host.game.storage.encounters.get('Ambush')?.value.party[0]?.hasActed).toBe(true);
    await host.game.encounters.undo();
    await Promise.resolve();
    expect(inEncounter()).toBe(false);
  });

  it('is recorded although the player has closed the page', async () => {
    link.session.close();
    host.game.encounters.load('Ambush');
    await expect.poll(inEncounter).toBe(true);
  });

  it('does not count in a fight that begins anew', async () => {
    const { encounters, storage } = host.game;
    link.session.close();
    await storage.encounters.save(moveOn(storage.encounters.get('Ambush')!.value));
    encounters.load('Ambush');
    await new Promise((resolve) => setTimeout(resolve));
    resetLoadedEncounter(host.game);
    await new Promise((resolve) => setTimeout(resolve));
    encounters.change('Start Encounter', beginNextEncounterRound);
    await new Promise((resolve) => setTimeout(resolve));
    expect(inEncounter()).toBe(false);
  });

  it('does not count in the turn that has begun meanwhile', async () => {
    const { storage } = host.game;
    const stored = storage.encounters.get('Ambush')?.value;
    await storage.encounters.save(moveOn(stored!));
    host.game.encounters.load('Ambush');
    await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 2']);
    expect([inEncounter(), hasActed()]).toEqual([false, false]);
  });
});

it('a page that is killed in the turn in which its character has acted takes nothing back', async () => {
  const [first, second] = [connectionPair(), connectionPair()];
  const there = movingConnection(first.ends[0]);
  host.session.addSeat('seat-1', there.connection);
  await joinTable(ilse.game, first.ends[1]);
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.acted).toBe('Round 1, Phase 1');
  const { undoable } = host.game.encounters.store.getState();
  const again = await ilse.reload();
  await loadCharacter(again.game, 'Ilse Wren');
  there.moveTo(second.ends[0]);
  await joinTable(again.game, second.ends[1]);
  await expect.poll(() => playerState(again.game).hasActed).toBe(true);
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.acted).toBe('Round 1, Phase 1');
  expect([inEncounter(), host.game.encounters.store.getState().undoable]).toEqual([true, undoable]);
});

it('a character that another one gives way to on a seat has not acted', async () => {
  await ilse.game.storage.characters.save(
    storedSheetOf(aSheet({ name: 'Tam', packInfo: [['Core', 1]], skills: new Map() })),
  );
  host.game.encounters.change('Tam has acted', (each) => setPartyActed(each, 'Tam', true));
  await loadCharacter(ilse.game, 'Tam');
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.name).toBe('Tam');
  const { party } = host.game.encounters.store.getState().encounter ?? {};
  expect(party?.map((each) => each.hasActed)).toEqual([true, true]);
});

describe('another fight at the same turn', () => {
  const siege: Encounter = {
    ...createEncounter('Siege', []),
    round: 1,
    party: [{ character: 'Ilse Wren', hasActed: false }],
  };
  const release = (name: string) => {
    host.game.encounters.load(name);
    host.game.encounters.setReleased(true);
  };
  const isShown = (name: string) => expect.poll(() => view()?.groups.length).toBe(name === 'Siege' ? 0 : 1);
  const seated = () => hostState(host.game).seats[0]?.hasActed;

  beforeEach(async () => {
    expect(seated()).toBe(true);
    await host.game.storage.encounters.create(siege);
    release('Siege');
    await isShown('Siege');
  });

  it('does not share who has acted, and each keeps its own', async () => {
    expect([hasActed(), seated(), inEncounter()]).toEqual([false, false, false]);
    link.session.setActed(true);
    await expect.poll(inEncounter).toBe(true);
    link.session.setActed(false);
    await expect.poll(inEncounter).toBe(false);
    release('Ambush');
    await isShown('Ambush');
    expect([hasActed(), inEncounter()]).toEqual([true, true]);
  });

  it('is told from it by nothing that names it', async () => {
    const sent = link.there.sent.map((message) => new TextDecoder('latin1').decode(message)).join('');
    expect(sent).toContain('Phase 1');
    expect(sent).not.toMatch(/siege|ambush/iu);
    const { fight } = playerState(ilse.game).table;
    const master = await host.reload();
    const again = await hostOf(master.game);
    master.game.encounters.load('Siege');
    link.session.close();
    await seat(again, ilse, 'seat-1');
    await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 1']);
    expect([fight?.length, playerState(ilse.game).table.fight]).toEqual([16, fight]);
  });

  it('shares it where the device of the player is of an earlier version', async () => {
    const { ends } = connectionPair();
    const own = createOwnDocument('old');
    host.session.addSeat('seat-2', ends[0]);
    createExchange({
      connection: ends[1],
      role: 'PLAYER',
      own,
      now: () => 0,
      onEntries: () => undefined,
      onProblem: () => undefined,
    });
    const { actedIn: _, ...old } = hostState(host.game).seats[0]!.figures!;
    own.publish(new Map([['figures', { ...old, name: 'Tam', acted: 'Round 1, Phase 1' }]]));
    release('Ambush');
    const tam = () =>
      host.game.encounters.store.getState().encounter?.party.find(({ character }) => character === 'Tam');
    await expect.poll(() => tam()?.hasActed).toBe(true);
  });
});
