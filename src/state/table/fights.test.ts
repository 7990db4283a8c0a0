import { beforeEach, describe, expect, it } from 'vitest';
import { createEncounter } from '../../core/encounter/create.ts';
import { beginNextEncounterRound, resetEncounter } from '../../core/encounter/rounds.ts';
import { hostOf, seat } from '../../testing/seats.ts';
import { type Device, hostState, openTableOfTwo, playerState, type TableOfTwo } from '../../testing/table.ts';
import type { Game } from '../game.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const inEncounter = ({ game }: Pick<Device, 'game'> = host) =>
  game.encounters.store.getState().encounter?.party[0]?.hasActed;
const hasActed = () => playerState(ilse.game).hasActed;
const fight = () => playerState(ilse.game).table.fight;
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Begins the loaded encounter anew, up to the same turn. */
function beginAnew({ encounters }: Game) {
  encounters.change('Reset', resetEncounter);
  encounters.change('Start Encounter', beginNextEncounterRound);
}

/** The released encounter gets another name, as by another window. */
async function rename({ storage }: Game, encounterName: string) {
  const { value } = storage.encounters.get('Ambush')!;
  await storage.encounters.rename('Ambush', { ...value, encounterName });
}

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

describe('what a player has said, where the fight gets another name', () => {
  it('is recorded once the fight is loaded again', async () => {
    const { encounters, storage } = host.game;
    await storage.encounters.create(createEncounter('Siege', []));
    encounters.load('Siege');
    link.session.setActed(true);
    await expect.poll(() => hostState(host.game).seats[0]?.hasActed).toBe(true);
    await rename(host.game, 'Raid');
    encounters.load('Raid');
    await expect.poll(inEncounter).toBe(true);
    await settled();
    expect([hasActed(), inEncounter()]).toEqual([true, true]);
  });

  it('is recorded once the player is back', async () => {
    const before = fight();
    link.interrupt();
    link.session.setActed(true);
    expect(await host.game.encounters.rename('Raid')).toBe('saved');
    link.resume();
    await expect.poll(inEncounter).toBe(true);
    await settled();
    expect([hasActed(), inEncounter(), fight() === before]).toEqual([true, true, true]);
  });

  it('is recorded by a page that is opened again', async () => {
    link.interrupt();
    link.session.setActed(true);
    await host.game.encounters.rename('Raid');
    const master = await host.reload();
    await seat(await hostOf(master.game), ilse, 'seat-1');
    await expect.poll(() => inEncounter(master)).toBe(true);
    expect(hasActed()).toBe(true);
  });

  it('is not taken for what is said of another fight, which has the old name', async () => {
    const { encounters, storage } = host.game;
    await rename(host.game, 'Raid');
    link.interrupt();
    link.session.setActed(true);
    await storage.encounters.create({ ...storage.encounters.get('Raid')!.value, encounterName: 'Ambush' });
    encounters.load('Ambush');
    encounters.setReleased(true);
    link.resume();
    await expect.poll(() => hostState(host.game).seats[0]?.figures?.acted).toBe('Round 1, Phase 1');
    await settled();
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
  });
});

describe('what a player has said, where the fight begins anew meanwhile', () => {
  const backInTheSameTurn = async () => {
    const before = fight();
    beginAnew(host.game);
    await settled();
    link.resume();
    await expect.poll(fight).not.toBe(before);
    await settled();
  };

  it('does not count in the same turn', async () => {
    link.interrupt();
    link.session.setActed(true);
    await backInTheSameTurn();
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
    link.session.setActed(true);
    await expect.poll(inEncounter).toBe(true);
  });

  it('does not count in the same turn for one who is hidden', async () => {
    link.session.setActed(true);
    await expect.poll(inEncounter).toBe(true);
    host.game.encounters.setHidden('party', 'Ilse Wren', true);
    await settled();
    link.interrupt();
    await backInTheSameTurn();
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
  });

  it('does not count where the table was closed when it ended', async () => {
    const { encounters } = host.game;
    link.interrupt();
    link.session.setActed(true);
    host.session.close();
    encounters.change('Reset', resetEncounter);
    const again = await hostOf(host.game);
    encounters.change('Start Encounter', beginNextEncounterRound);
    await seat(again, ilse, 'seat-1');
    await expect.poll(() => hostState(host.game).seats[0]?.figures?.acted).toBe('Round 1, Phase 1');
    await settled();
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
  });

  it('does not count where the game master has opened the page again since', async () => {
    link.interrupt();
    link.session.setActed(true);
    const before = fight();
    beginAnew(host.game);
    await host.game.storage.flush();
    const master = await host.reload();
    await seat(await hostOf(master.game), ilse, 'seat-1');
    await expect.poll(fight).not.toBe(before);
    await settled();
    expect([hasActed(), inEncounter(master)]).toEqual([false, false]);
  });
});
