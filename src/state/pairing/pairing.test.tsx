import { describe, expect, it } from 'vitest';
import { createJoining, type Joining } from './joining.ts';
import { createSeats, MAX_SEATS, type Seats } from './seats.ts';

const noServers = async () => ({ servers: [], hasRelay: false, isBroken: false });

const openSeats = () => createSeats('table', noServers);

const stateOf = (seats: Seats, number: number) =>
  seats.store.getState().seats.find((seat) => seat.number === number)?.state;

/** A seat that is connected, and the device in it. */
async function seated(seats: Seats, joining: Joining, number = 1) {
  const code = seats.store.getState().seats.find((seat) => seat.number === number)?.code ?? '';
  expect(await joining.join(code)).toBeUndefined();
  expect(await seats.answer(joining.store.getState().answer ?? '')).toBeUndefined();
  await expect
    .poll(() => [stateOf(seats, number), joining.store.getState().state])
    .toEqual(['connected', 'connected']);
}

describe('a seat', () => {
  it('is connected by two codes, and says so once', async () => {
    const seats = openSeats();
    const joining = createJoining(noServers);
    const heard: number[] = [];
    seats.onConnected(({ number }) => heard.push(number));
    await seats.invite();
    await seated(seats, joining);
    expect(heard).toEqual([1]);
    expect(joining.store.getState()).toMatchObject({ purpose: 'table', seat: 1, answer: undefined });
    const messages: number[] = [];
    joining.connection()?.onMessage(([byte = 0]) => messages.push(byte));
    seats.onConnected(({ connection }) => connection.send(Uint8Array.of(7)));
    await expect.poll(() => messages).toEqual([7]);
    seats.closeAll();
  });

  it('is left by either device', async () => {
    const seats = openSeats();
    const one = createJoining(noServers);
    const other = createJoining(noServers);
    await seats.invite();
    await seats.invite();
    await seated(seats, one, 1);
    await seated(seats, other, 2);
    one.leave();
    await expect.poll(() => stateOf(seats, 1)).toBe('closed');
    expect(seats.store.getState().seats[0]?.end).toBe('left');
    seats.close(2);
    await expect.poll(() => other.store.getState()).toMatchObject({ state: 'closed', end: 'left' });
    expect(stateOf(seats, 2)).toBeUndefined();
    seats.closeAll();
  });

  it('goes on with the same connection after a new code', async () => {
    const seats = openSeats();
    const joining = createJoining(noServers);
    await seats.invite();
    await seated(seats, joining);
    const before = joining.connection();
    await seats.renew(1);
    expect(stateOf(seats, 1)).toBe('invited');
    await seated(seats, joining);
    expect(joining.connection()).toBe(before);
    const messages: number[] = [];
    before?.onMessage(([byte = 0]) => messages.push(byte));
    seats.onConnected(({ connection }) => connection.send(Uint8Array.of(5)));
    await expect.poll(() => messages).toEqual([5]);
    seats.closeAll();
  });

  it('has room for eight devices', async () => {
    const seats = openSeats();
    await Promise.all(Array.from({ length: MAX_SEATS + 2 }, () => seats.invite()));
    expect(seats.store.getState().seats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    seats.closeAll();
    expect(seats.store.getState().seats).toEqual([]);
  });

  it('refuses what is no answer to a code that is shown', async () => {
    const seats = openSeats();
    const joining = createJoining(noServers);
    await seats.invite();
    const code = seats.store.getState().seats[0]?.code ?? '';
    expect(await seats.answer(code)).toBe('invitation');
    expect(await seats.answer('hello')).toBe('foreign');
    await joining.join(code);
    const answer = joining.store.getState().answer ?? '';
    expect(await joining.join(answer)).toBe('answer');
    expect(await seats.answer(answer.slice(0, -4))).toBe('damaged');
    await seats.renew(1);
    expect(await seats.answer(answer)).toBe('other-seat');
    expect(stateOf(seats, 1)).toBe('invited');
    seats.closeAll();
    joining.leave();
    expect(joining.store.getState().state).toBe('idle');
  });
});
