import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvitationAnswer } from '../../core/table/pairing-code.ts';
import { createListeners } from '../../platform/table/listeners.ts';
import type { RelayTransport } from '../../platform/table/relay-connection.ts';
import { createSeatConnection } from '../../platform/table/seat-connection.ts';
import { createTransportBase } from '../../platform/table/transport-base.ts';
import { guestFallback, hostFallback } from './relay-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECRET = new Uint8Array(16);

/** Two ends of one relay, without a server. */
function aRelay() {
  const ends = [createTransportBase(), createTransportBase()] as const;
  const controls = [createListeners<Uint8Array>(), createListeners<Uint8Array>()] as const;
  const end = (own: 0 | 1): RelayTransport => {
    const other = own === 0 ? 1 : 0;
    return {
      ...ends[own].transport,
      way: 'relay',
      send(message) {
        ends[other].deliver(message);
        return true;
      },
      sendControl(control) {
        controls[other].call(control);
        return true;
      },
      onControl: controls[own].add,
      close: () => ends[own].finish(undefined),
      abandon: () => ends[own].finish(undefined),
    };
  };
  const setState = (state: 'open' | 'waiting') => {
    for (const each of ends) each.setState(state);
  };
  return { host: end(0), guest: end(1), setState };
}

/** A direct connection that opens only on request. */
function aDirect() {
  const base = createTransportBase();
  const close = () => base.finish(undefined);
  return {
    ...base,
    transport: { ...base.transport, way: 'direct', send: () => true, close, abandon: close } as const,
  };
}

const answer: InvitationAnswer = {
  kind: 'answer',
  seat: 1,
  description: { user: 'aaaa', password: 'b'.repeat(22), fingerprint: new Uint8Array(32), candidates: [] },
};

function paired({ isDirect = true } = {}) {
  const relay = aRelay();
  const [host, guest, direct] = [createSeatConnection(), createSeatConnection(), aDirect()];
  const answers: (InvitationAnswer | undefined)[] = [];
  hostFallback({
    secret: SECRET,
    link: host,
    isDirect,
    onAnswer(given) {
      answers.push(given);
      if (given && isDirect) host.attach(direct.transport);
    },
    open: () => relay.host,
  });
  const fallback = guestFallback({ secret: SECRET, link: guest, open: () => relay.guest });
  const states = () => [host.connection.state(), guest.connection.state()];
  return { relay, host, guest, direct, answers, fallback, states };
}

describe('a seat with a relay', () => {
  it('gets the answer without a second code', () => {
    const { relay, answers, fallback, host, direct } = paired();
    fallback.answer(answer);
    expect(answers).toEqual([]);
    relay.setState('open');
    expect(answers).toEqual([answer]);
    direct.setState('open');
    vi.advanceTimersByTime(60_000);
    expect(host.way()).toBe('direct');
  });

  it('goes over the relay where no direct connection opens in time', () => {
    const { relay, fallback, host, guest, states } = paired();
    fallback.answer(answer);
    relay.setState('open');
    vi.advanceTimersByTime(4_900);
    expect(states()).toEqual(['waiting', 'waiting']);
    vi.advanceTimersByTime(200);
    expect(states()).toEqual(['open', 'open']);
    const heard: Uint8Array[] = [];
    guest.connection.onMessage((message) => heard.push(message));
    host.connection.send(Uint8Array.of(1));
    expect(heard).toEqual([Uint8Array.of(1)]);
  });

  it('goes over the relay at once where the browser has no direct connections', () => {
    const { relay, answers, fallback, states } = paired();
    relay.setState('open');
    fallback.answer(undefined);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual([undefined]);
    expect(states()).toEqual(['open', 'open']);
  });

  it('goes over the relay at once where the device that opened it has no direct connections', () => {
    const { relay, fallback, states } = paired({ isDirect: false });
    relay.setState('open');
    fallback.answer(answer);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(['open', 'open']);
  });

  it('is found again by a page that was reloaded', () => {
    const { relay, fallback, host, states } = paired();
    relay.setState('open');
    fallback.answer(undefined);
    vi.advanceTimersByTime(1);
    const reloaded = createSeatConnection();
    guestFallback({ secret: SECRET, link: reloaded, open: () => relay.guest }).answer(undefined);
    expect([host.way(), ...states(), reloaded.connection.state()]).toEqual(['relay', 'open', 'open', 'open']);
  });

  it('comes back over the relay after an interruption', () => {
    const { relay, fallback, host, direct, states } = paired();
    relay.setState('open');
    fallback.answer(answer);
    direct.setState('open');
    direct.setState('waiting');
    vi.advanceTimersByTime(5_100);
    expect([host.way(), ...states()]).toEqual(['relay', 'open', 'open']);
    relay.setState('waiting');
    expect(states()).toEqual(['waiting', 'waiting']);
    relay.setState('open');
    expect(states()).toEqual(['open', 'open']);
  });
});
