import { beforeEach, describe, expect, it } from 'vitest';
import { noticeTexts } from '../../../testing/notices.ts';
import { seat } from '../../../testing/seats.ts';
import {
  type Device,
  hostState,
  openHostDevice,
  openPlayerDevice,
  playerState,
} from '../../../testing/table.ts';
import { leavePairedTable } from '../paired-table.ts';

let host: Awaited<ReturnType<typeof openHostDevice>>;
let ilse: Device;

beforeEach(async () => {
  host = await openHostDevice();
  ilse = await openPlayerDevice('Ilse Wren');
  await seat(host.session, ilse, 'seat-1');
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.name).toBe('Ilse Wren');
});

const told = () => noticeTexts(ilse.game);
const hurt = (by: number) => host.session.give('ilse wren', { resource: 'HEALTH', by: -by });

describe('what the game master proposes', () => {
  it('is told until the game master withdraws it', async () => {
    hurt(5);
    await expect.poll(told).toEqual(['From the Game Master: 5 damage.']);
    const [notice] = ilse.game.notices.store.getState();
    expect(notice).toMatchObject({ kind: 'information', leadsTo: 'offers', stays: true });
    host.session.withdraw(hostState(host.game).offers[0]!);
    await expect.poll(told).toEqual([]);
  });

  it('is told in one message, of the newest that waits', async () => {
    hurt(5);
    await expect.poll(told).toEqual(['From the Game Master: 5 damage.']);
    hurt(3);
    await expect.poll(told).toEqual(['From the Game Master: 3 damage.']);
    const { offers, session } = playerState(ilse.game);
    session.decline(offers[0]!);
    expect(told()).toEqual(['From the Game Master: 3 damage.']);
    session.decline(offers[1]!);
    expect(told()).toEqual([]);
  });

  it('is not told again once it was dismissed, and another one is', async () => {
    hurt(5);
    await expect.poll(told).toEqual(['From the Game Master: 5 damage.']);
    ilse.game.notices.dismiss(ilse.game.notices.store.getState()[0]!.id);
    playerState(ilse.game).session.setActed(true);
    expect(told()).toEqual([]);
    hurt(5);
    await expect.poll(told).toEqual(['From the Game Master: 5 damage.']);
  });

  it('is no longer told once the player has left the table', async () => {
    hurt(5);
    await expect.poll(told).toEqual(['From the Game Master: 5 damage.']);
    leavePairedTable(ilse.game);
    expect(told()).toEqual([]);
  });
});
