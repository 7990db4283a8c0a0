import { beforeEach, expect, it } from 'vitest';
import { removeMember } from '../../core/encounter/members.ts';
import { proposalOf } from '../../core/table/hits.ts';
import { aRolledAction, aSum } from '../../testing/play.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  type Device,
  hostState,
  openHostDevice,
  openPlayerDevice,
  playerState,
  seat,
} from '../../testing/table.ts';

const HIT = proposalOf('Slash', { group: 'Wolves', member: 1 }, aRolledAction(), aSum(5), {});

let host: Awaited<ReturnType<typeof openHostDevice>>;
let ilse: Device;
let link: Awaited<ReturnType<typeof seat>>;

const proposed = () => hostState(host.game).seats[0]?.proposals.length;

beforeEach(async () => {
  host = await openHostDevice();
  ilse = await openPlayerDevice('Ilse Wren');
  link = await seat(host.session, ilse, 'seat-1');
  await expect.poll(() => playerState(ilse.game).table.view?.groups.length).toBe(1);
});

it('a hit that cannot be applied waits, and is not warned of at every message of its seat', async () => {
  const { encounters, notices, settings } = host.game;
  settings.change({ appliesTableHits: true });
  encounters.change('Remove', (each) => removeMember(each, { groupReference: 0, id: 1 }));
  link.session.propose(1, HIT);
  await expect.poll(proposed).toBe(1);
  ilse.game.loaded.change('Change Health', (sheet) => ({ ...sheet, health: 3 }));
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.bars[0]?.value).toBe(3);
  expect([proposed(), notices.store.getState()]).toEqual([1, []]);
  await encounters.undo();
  ilse.game.loaded.change('Change Health', (sheet) => ({ ...sheet, health: 4 }));
  await expect.poll(proposed).toBe(0);
});

it('a hit of an earlier visit is of no roll of this one', async () => {
  link.session.propose(1, HIT);
  await expect.poll(proposed).toBe(1);
  const player = await ilse.reload();
  await loadCharacter(player.game, 'Ilse Wren');
  await seat(host.session, player, 'seat-1');
  expect(playerState(player.game).proposals).toMatchObject([{ action: 'Slash', roll: 0 }]);
  await expect.poll(proposed).toBe(1);
});
