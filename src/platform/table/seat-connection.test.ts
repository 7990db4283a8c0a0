import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSeatConnection } from './seat-connection.ts';
import type { Transport } from './transport.ts';
import { createTransportBase } from './transport-base.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTransport() {
  const base = createTransportBase();
  const sent: Uint8Array[] = [];
  const transport: Transport = {
    ...base.transport,
    way: 'direct',
    send: (message) => sent.push(message) > 0,
    close: () => base.finish(undefined),
    abandon: () => base.finish(undefined),
  };
  return { ...base, sent, transport };
}

function attached() {
  const seat = createSeatConnection();
  const first = aTransport();
  seat.attach(first.transport);
  first.setState('open');
  return { seat, first };
}

describe('the connection of a seat', () => {
  it('is open while its transport is, and waits for the next one', () => {
    const { seat, first } = attached();
    const states: string[] = [];
    seat.connection.onState(() => states.push(seat.connection.state()));
    first.finish('lost');
    expect(seat.connection.send(Uint8Array.of(1))).toBe(false);
    const second = aTransport();
    seat.attach(second.transport);
    second.setState('open');
    expect(seat.connection.send(Uint8Array.of(2))).toBe(true);
    expect(second.sent).toEqual([Uint8Array.of(2)]);
    expect(states).toEqual(['waiting', 'open']);
  });

  it('closes where the other device left', () => {
    const { seat, first } = attached();
    first.finish('left');
    expect([seat.connection.state(), seat.end()]).toEqual(['closed', 'left']);
  });

  it('closes its transport, and the one before a new one', () => {
    const { seat, first } = attached();
    const second = aTransport();
    seat.attach(second.transport);
    expect(first.isClosed()).toBe(true);
    seat.connection.close();
    expect(second.isClosed()).toBe(true);
    expect(seat.connection.state()).toBe('closed');
  });

  it('delivers messages in order, and stops on request', () => {
    const { seat, first } = attached();
    const heard: number[] = [];
    const stop = seat.connection.onMessage(([byte = 0]) => heard.push(byte));
    for (let index = 0; index < 5; index += 1) first.deliver(Uint8Array.of(index));
    stop();
    first.deliver(Uint8Array.of(9));
    expect(heard).toEqual([0, 1, 2, 3, 4]);
  });

  it('closes on a flood, with a bounded queue', () => {
    const { seat, first } = attached();
    const heard: number[] = [];
    seat.connection.onMessage(([byte = 0]) => heard.push(byte));
    for (let index = 0; index < 200; index += 1) first.deliver(Uint8Array.of(index));
    expect([seat.connection.state(), seat.end()]).toEqual(['closed', 'flood']);
    expect(heard).toHaveLength(30);
  });

  it('sends no message over 256 KiB', () => {
    const { seat } = attached();
    expect(seat.connection.send(new Uint8Array(262_145))).toBe(false);
    expect(seat.connection.send(new Uint8Array(262_144))).toBe(true);
  });
});
