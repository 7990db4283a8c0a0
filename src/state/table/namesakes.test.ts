import { beforeEach, describe, expect, it } from 'vitest';
import { seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  type Device,
  hostState,
  openPlayerDevice,
  openTableOfTwo,
  playerState,
  type TableOfTwo,
} from '../../testing/table.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const seats = () =>
  hostState(host.game).seats.map(({ id, connection, isDouble, figures }) =>
    [id, connection, isDouble ? 'double' : 'counts', figures?.bars[0]?.value].join(' '),
  );
const setHealth = ({ game }: Device, health: number) =>
  game.loaded.change('Change Health', (sheet) => ({ ...sheet, health }));

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

describe('two players whose characters have one name', () => {
  let other: Device;
  let otherLink: typeof link;
  beforeEach(async () => {
    other = await openPlayerDevice('Ilse Wren');
    otherLink = await seat(host.session, other, 'seat-2');
    await expect.poll(seats).toEqual(['seat-1 open counts 12', 'seat-2 open double 12']);
  });

  it('keep their seats while one of them is interrupted', async () => {
    link.interrupt();
    setHealth(other, 5);
    await expect.poll(seats).toEqual(['seat-1 waiting double 12', 'seat-2 open counts 5']);
    link.resume();
    setHealth(ilse, 9);
    await expect.poll(seats).toEqual(['seat-1 open counts 9', 'seat-2 open double 5']);
    otherLink.interrupt();
    setHealth(ilse, 8);
    await expect.poll(seats).toEqual(['seat-1 open counts 8', 'seat-2 waiting double 5']);
    otherLink.resume();
    expect([playerState(ilse.game), playerState(other.game)].map(({ connection }) => connection)).toEqual([
      'open',
      'open',
    ]);
  });

  it('keep their order where one of them comes back by a new code of its seat', async () => {
    link.session.close();
    setHealth(other, 5);
    await expect.poll(seats).toEqual(['seat-1 closed double 12', 'seat-2 open counts 5']);
    await seat(host.session, ilse, 'seat-1');
    await expect.poll(seats).toEqual(['seat-1 open counts 12', 'seat-2 open double 5']);
  });

  it('keep their order where one of them comes back by the code of another seat', async () => {
    link.interrupt();
    const again = await ilse.reload();
    await loadCharacter(again.game, 'Ilse Wren');
    await seat(host.session, again, 'seat-3');
    await expect.poll(seats).toEqual(['seat-3 open counts 12', 'seat-2 open double 12']);
  });
});

it('a device that comes back by the code of another seat leaves the one that it had', async () => {
  link.interrupt();
  const again = await ilse.reload();
  await loadCharacter(again.game, 'Ilse Wren');
  await seat(host.session, again, 'seat-2');
  await expect.poll(seats).toEqual(['seat-2 open counts 12']);
  expect(link.there.state()).toBe('closed');
});
