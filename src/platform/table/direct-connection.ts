import { MESSAGE_LIMITS } from '../../core/table/connection.ts';
import {
  type PairingDescription,
  readDescription,
  writeDescription,
} from '../../core/table/pairing-description.ts';
import { createFrameReader, framesOf, LAST_PART, MORE_FOLLOWS } from './message-frames.ts';
import { MAX_BUFFERED, type Transport } from './transport.ts';
import { createTransportBase } from './transport-base.ts';

/*
 * A WebRTC data channel to one other device, without a server. Its first frame is the secret of the seat; the
 * device that opened the seat answers it with a welcome.
 * Rule: docs/rules/pairing.md#connection.
 */

export interface DirectOptions {
  /** The secret of the seat. */
  readonly secret: Uint8Array;
  /** STUN and TURN servers that the host names; none by default. */
  readonly servers: readonly RTCIceServer[];
}

/** The first byte of a frame that is no part of a message. */
const HELLO = 2;
const WELCOME = 3;
const GOODBYE = 4;

/** After this time the addresses found so far have to do: a STUN server may not answer. */
const GATHERING_MS = 3_000;

/** The last frame leaves within this time. */
const FAREWELL_MS = 1_000;

/** Whether this browser connects directly at all. */
export function hasDirectConnections(): boolean {
  return typeof RTCPeerConnection === 'function';
}

/** The side of the device that opens a seat. */
export interface DirectOffer {
  readonly description: PairingDescription;
  readonly transport: Transport;
  /** Connects to the device that answered; false where the browser refuses the answer. */
  accept(answer: PairingDescription): Promise<boolean>;
}

/** Rejects where the browser has no direct connections. */
export async function offerDirect(options: DirectOptions): Promise<DirectOffer> {
  const { peer, transport } = connect(options, 'host');
  await peer.setLocalDescription(await peer.createOffer());
  const description = await describe(peer);
  return {
    description,
    transport,
    async accept(answer) {
      if (peer.signalingState !== 'have-local-offer') return false;
      return setRemote(peer, answer, 'answer');
    },
  };
}

/** The side of the device that takes a seat. Rejects where the browser refuses the description. */
export async function answerDirect(
  offer: PairingDescription,
  options: DirectOptions,
): Promise<{ readonly description: PairingDescription; readonly transport: Transport }> {
  const { peer, transport } = connect(options, 'guest');
  if (!(await setRemote(peer, offer, 'offer'))) {
    transport.close();
    throw new Error('The browser refuses this description.');
  }
  await peer.setLocalDescription(await peer.createAnswer());
  return { description: await describe(peer), transport };
}

async function setRemote(
  peer: RTCPeerConnection,
  description: PairingDescription,
  type: 'offer' | 'answer',
): Promise<boolean> {
  try {
    await peer.setRemoteDescription({ type, sdp: writeDescription(description, type) });
    return true;
  } catch {
    return false;
  }
}

/** The own description, once the browser has found its addresses. */
async function describe(peer: RTCPeerConnection): Promise<PairingDescription> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (peer.iceGatheringState === 'complete') resolve();
    };
    peer.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHERING_MS);
    look();
  });
  const description = readDescription(peer.localDescription?.sdp ?? '');
  if (description === undefined) throw new Error('The browser gave no description.');
  return description;
}

function connect({ secret, servers }: DirectOptions, role: 'host' | 'guest') {
  const peer = new RTCPeerConnection({ iceServers: [...servers] });
  const channel = peer.createDataChannel('tabard', { negotiated: true, id: 0 });
  channel.binaryType = 'arraybuffer';
  const base = createTransportBase();
  const reader = createFrameReader();
  let isWelcome = false;

  function finish(end: Parameters<typeof base.finish>[0]): void {
    base.finish(end);
    channel.close();
    setTimeout(() => peer.close(), FAREWELL_MS);
  }
  function refresh(): void {
    const isConnected = isWelcome && peer.connectionState === 'connected';
    base.setState(isConnected ? 'open' : 'waiting');
  }
  function greet(frame: Uint8Array): void {
    if (role === 'guest') {
      isWelcome = frame[0] === WELCOME;
    } else if (frame[0] === HELLO && isSame(frame.subarray(1), secret)) {
      isWelcome = true;
      channel.send(Uint8Array.of(WELCOME));
    }
    if (isWelcome) refresh();
    else finish('forged');
  }
  function receive(frame: Uint8Array): void {
    if (base.isClosed()) return;
    if (frame[0] === GOODBYE) finish('left');
    else if (!isWelcome) greet(frame);
    else if (frame[0] === MORE_FOLLOWS || frame[0] === LAST_PART) addPart(frame);
  }
  function addPart(frame: Uint8Array): void {
    const message = reader.add(frame);
    if (!message.ok) finish('flood');
    else if (message.value) base.deliver(message.value);
  }

  channel.addEventListener('open', () => {
    if (role === 'guest') channel.send(Uint8Array.of(HELLO, ...secret));
  });
  channel.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer) receive(new Uint8Array(data));
  });
  channel.addEventListener('close', () => finish('lost'));
  // A connection that failed stays: some browsers still find the other device when it wakes up.
  peer.addEventListener('connectionstatechange', refresh);

  const transport: Transport = {
    ...base.transport,
    way: 'direct',
    send(message) {
      const isTooMuch = message.length > MESSAGE_LIMITS.bytes || channel.bufferedAmount > MAX_BUFFERED;
      if (isTooMuch || base.transport.state() !== 'open' || channel.readyState !== 'open') return false;
      for (const frame of framesOf(message)) channel.send(frame);
      return true;
    },
    close() {
      if (!base.isClosed() && channel.readyState === 'open') channel.send(Uint8Array.of(GOODBYE));
      finish(undefined);
    },
    abandon: () => finish(undefined),
  };
  return { peer, transport };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
