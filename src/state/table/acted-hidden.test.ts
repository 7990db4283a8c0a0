import { beforeEach, describe, expect, it } from 'vitest';
import { beginNextEncounterRound, moveOn } from '../../core/encounter/rounds.ts';
import { seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import { type Device, openTableOfTwo, playerState, type TableOfTwo } from '../../testing/table.ts';
import { resetLoadedEncounter } from '../encounters/reset-encounter.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const inEncounter = () => host.game.encounters.store.getState().encounter?.party[0]?.hasActed;
const view = ({ game } = ilse) => playerState(game).table.view;
const hasActed = ({ game } = ilse) => playerState(game).hasActed;
const hide = (isHidden: boolean) => host.game.encounters.setHidden('party', 'Ilse Wren', isHidden);
const isShown = (turn: string) => expect.poll(() => view()?.turn.join(', ')).toBe(turn);

/** The page of the player is killed, and another one takes the seat. */
async function comeBack(): Promise<Device> {
  link.interrupt();
  const again = await ilse.reload();
  await loadCharacter(again.game, 'Ilse Wren');
  await seat(host.session, again, 'seat-1');
  await expect.poll(() => view(again)?.turn).toEqual(['Round 1', 'Phase 1']);
  return again;
}

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

describe('a character that has acted and is hidden then', () => {
  beforeEach(async () => {
    link.session.setActed(true);
    await expect.poll(inEncounter).toBe(true);
    hide(true);
    await expect.poll(() => view()?.party.map(({ name }) => name)).toEqual(['Tam']);
  });

  it('has acted on a device that comes back', async () => {
    const again = await comeBack();
    expect([hasActed(again), inEncounter()]).toEqual([true, true]);
    playerState(again.game).session.setActed(false);
    await expect.poll(inEncounter).toBe(false);
  });

  it('has not acted in the next turn, and has again where that is undone', async () => {
    host.game.encounters.change('Move to Phase 2', moveOn);
    await isShown('Round 1, Phase 2');
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
    await host.game.encounters.undo();
    await isShown('Round 1, Phase 1');
    expect([hasActed(), inEncounter()]).toEqual([true, true]);
  });

  it('has not acted in the same turn of a fight that begins anew', async () => {
    resetLoadedEncounter(host.game);
    await isShown('Not started');
    host.game.encounters.change('Start Encounter', beginNextEncounterRound);
    await isShown('Round 1, Phase 1');
    expect([hasActed(), inEncounter()]).toEqual([false, false]);
  });
});

it('what a player says while the game master is away is recorded after a reload of both', async () => {
  link.interrupt();
  link.session.setActed(true);
  const again = await comeBack();
  await expect.poll(inEncounter).toBe(true);
  expect(hasActed(again)).toBe(true);
});

it('what the game master takes back while a player is away is not ticked again', async () => {
  link.session.setActed(true);
  await expect.poll(inEncounter).toBe(true);
  await expect.poll(() => view()?.party[0]?.hasActed).toBe(true);
  link.interrupt();
  await host.game.encounters.undo();
  const again = await comeBack();
  expect([hasActed(again), inEncounter()]).toEqual([false, false]);
});
