import { beforeEach, expect, it } from 'vitest';
import { beginNextEncounterRound, moveOn } from '../../core/encounter/rounds.ts';
import {
  type Device,
  hostState,
  openHostDevice,
  openPlayerDevice,
  playerState,
  seat,
} from '../../testing/table.ts';
import { resetLoadedEncounter } from '../encounters/reset-encounter.ts';

let host: Awaited<ReturnType<typeof openHostDevice>>;
let ilse: Device;
let link: Awaited<ReturnType<typeof seat>>;

const inEncounter = () => host.game.encounters.store.getState().encounter?.party[0]?.hasActed;
const view = () => playerState(ilse.game).table.view;
const hasActed = () => playerState(ilse.game).hasActed;

beforeEach(async () => {
  host = await openHostDevice();
  ilse = await openPlayerDevice('Ilse Wren');
  link = await seat(host.session, ilse, 'seat-1');
  await expect.poll(() => view()?.turn).toEqual(['Round 1', 'Phase 1']);
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
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.acted).toBeUndefined();
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
