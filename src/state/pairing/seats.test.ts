import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Invitation,
  pairingCode,
  readPairingCode,
  seatReference,
} from '../../core/table/pairing-code.ts';
import { writeDescription } from '../../core/table/pairing-description.ts';
import { createSeats } from './seats.ts';

const DESCRIPTION = {
  user: 'aaaa',
  password: 'b'.repeat(22),
  fingerprint: new Uint8Array(32),
  candidates: [],
};

/** The first byte of the frame with which a device says the secret of its seat. */
const HELLO = 2;

const peers: FakePeer[] = [];

/** A WebRTC connection whose other end is the test. */
class FakePeer extends EventTarget {
  readonly iceGatheringState = 'complete';
  readonly signalingState = 'have-local-offer';
  readonly localDescription = { sdp: writeDescription(DESCRIPTION, 'offer') };
  readonly channel = Object.assign(new EventTarget(), { send: () => undefined, close: () => undefined });
  connectionState = 'new';

  constructor() {
    super();
    peers.push(this);
  }
  createDataChannel = () => this.channel;
  createOffer = async () => ({});
  setLocalDescription = async () => undefined;
  setRemoteDescription = async () => undefined;
  close = () => undefined;

  /** The other device says the secret. */
  greet(secret: Uint8Array): void {
    const data = Uint8Array.of(HELLO, ...secret).buffer;
    this.channel.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  setState(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

beforeEach(() => void vi.stubGlobal('RTCPeerConnection', FakePeer));
afterEach(() => {
  vi.unstubAllGlobals();
  peers.length = 0;
});

function invitationIn(code = ''): Invitation {
  const read = readPairingCode(code);
  if (!read.ok || read.value.kind !== 'invitation') throw new Error('This is no invitation.');
  return read.value;
}

/** A device with one seat that is connected. */
async function withOneSeat() {
  const seats = createSeats('table', async () => ({ servers: [], hasRelay: false, isBroken: false }));
  await seats.invite();
  const seat = () => seats.store.getState().seats[0];
  const invitation = invitationIn(seat()?.code);
  const answer = { kind: 'answer', seat: seatReference(invitation), description: DESCRIPTION } as const;
  expect(await seats.answer(pairingCode(answer))).toBe(undefined);
  peers[0]?.setState('connected');
  peers[0]?.greet(invitation.secret);
  expect(seat()?.state).toBe('connected');
  return { seats, seat, answer: pairingCode(answer) };
}

describe('a seat', () => {
  it('takes its new code back where the device comes back by itself', async () => {
    const { seats, seat } = await withOneSeat();
    peers[0]?.setState('disconnected');
    expect(seat()?.state).toBe('interrupted');
    await seats.renew(1);
    expect(seat()?.state).toBe('invited');
    peers[0]?.setState('connected');
    expect([seat()?.state, seat()?.code]).toEqual(['connected', undefined]);
  });

  it('is taken once by each code', async () => {
    const { seats, seat, answer } = await withOneSeat();
    expect(await seats.answer(answer)).toBe('other-seat');
    expect(seat()?.state).toBe('connected');
  });

  it('is one of eight', async () => {
    const { seats } = await withOneSeat();
    for (let more = 0; more < 9; more += 1) await seats.invite();
    expect(seats.store.getState().seats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
