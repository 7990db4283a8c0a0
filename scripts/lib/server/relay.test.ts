import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MESSAGE_LIMITS } from '../../../src/core/table/connection.ts';
import { close, findFreePort, listen } from './port.mjs';
import { createRelay, RELAY_LIMITS } from './relay.mjs';

const ROOM = 'a'.repeat(32);
let port = 0;
let servers: import('node:http').Server[] = [];

beforeAll(async () => {
  port = await findFreePort();
  const relay = createRelay('/tabard/');
  servers = await listen(() => relay.attach(createServer()), { port, isShared: false });
});
afterAll(() => close(servers));

interface Device {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** The code with which the socket was closed. */
  closed: number | undefined;
}

function enter(place: string, origin = `http://127.0.0.1:${port}`): Device {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/tabard/table-relay/${place}`, { origin });
  const device: Device = { socket, heard: [], closed: undefined };
  socket.on('message', (data: Buffer) => device.heard.push(data.toString()));
  socket.on('close', (code) => {
    device.closed = code;
  });
  socket.on('error', () => undefined);
  return device;
}

async function bothIn(room: string) {
  const host = enter(`${room}/host`);
  const guest = enter(`${room}/guest`);
  await expect.poll(() => [host.heard, guest.heard]).toEqual([['there'], ['there']]);
  return { host, guest };
}

describe('the relay', () => {
  it('hands binary messages to the other device of the room, and says who is there', async () => {
    const { host, guest } = await bothIn(ROOM);
    host.socket.send(Buffer.from('one'));
    host.socket.send('a text');
    host.socket.send(Buffer.from('two'));
    await expect.poll(() => guest.heard).toEqual(['there', 'one', 'two']);
    guest.socket.close();
    await expect.poll(() => host.heard).toEqual(['there', 'gone']);
    host.socket.close();
  });

  it('lets a device that comes again take its own place', async () => {
    const { host, guest } = await bothIn('b'.repeat(32));
    const again = enter(`${'b'.repeat(32)}/guest`);
    await expect.poll(() => guest.closed).toBe(4001);
    await expect.poll(() => host.heard).toEqual(['there', 'there']);
    host.socket.send(Buffer.from('x'));
    await expect.poll(() => again.heard).toEqual(['there', 'x']);
    for (const { socket } of [host, again]) socket.close();
  });

  it('keeps rooms apart', async () => {
    const one = await bothIn('c'.repeat(32));
    const other = await bothIn('d'.repeat(32));
    one.host.socket.send(Buffer.from('secret'));
    await expect.poll(() => one.guest.heard).toEqual(['there', 'secret']);
    expect(other.guest.heard).toEqual(['there']);
    for (const { socket } of [one.host, one.guest, other.host, other.guest]) socket.close();
  });

  it('takes what a device may send, sealed, and twice as many messages', () => {
    expect(RELAY_LIMITS).toMatchObject({
      bytes: MESSAGE_LIMITS.bytes + 64,
      perSecond: 2 * MESSAGE_LIMITS.perSecond,
    });
  });

  it('closes a device that floods it, or sends a message over its limit', async () => {
    const { host, guest } = await bothIn('e'.repeat(32));
    for (let index = 0; index < 100; index += 1) host.socket.send(Buffer.from('x'));
    await expect.poll(() => host.closed).toBe(1008);
    guest.socket.send(Buffer.alloc(300_000));
    await expect.poll(() => guest.closed).toBe(1009);
  });

  it.each([
    ['elsewhere/host', undefined],
    [`${ROOM}/spy`, undefined],
    [`${ROOM}/host`, 'https://example.org'],
    [`${ROOM}/host`, 'null'],
  ])('refuses %s from %s', async (place, origin) => {
    const device = enter(place, origin);
    await expect.poll(() => device.closed).toBe(1006);
    expect(device.heard).toEqual([]);
  });
});
