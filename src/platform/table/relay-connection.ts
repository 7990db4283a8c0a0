import { MESSAGE_LIMITS } from '../../core/table/connection.ts';
import { createListeners } from './listeners.ts';
import { createSealer, deriveRelayKeys, type Sealer, type SeatRole } from './sealed-messages.ts';
import { MAX_BUFFERED, type Transport } from './transport.ts';
import { createTransportBase } from './transport-base.ts';

/*
 * A connection over the relay of the host that served the page, for devices that do not reach each other
 * directly. The relay sees who is there, when, and how much, and no content.
 * Rule: docs/rules/pairing.md#relay.
 */

/**
 * The path of the relay below the base path: then the room and the role. scripts/lib/server/relay.mjs serves
 * it.
 */
const RELAY_PATH = 'table-relay';

export interface RelayTransport extends Transport {
  /** Sends something that is no message of the seat, such as an answer. */
  sendControl(control: Uint8Array): boolean;
  readonly onControl: (listener: (control: Uint8Array) => void) => () => void;
}

export interface RelayOptions {
  readonly secret: Uint8Array;
  readonly role: SeatRole;
  /** Opens a socket to a path of our own origin. */
  readonly openSocket?: (path: string) => WebSocket;
}

/** The first byte of what is sealed. */
const MESSAGE = 0;
const CONTROL = 1;
const GOODBYE = 2;

/** How long until the socket is opened again, doubled after each failure. */
const RETRY_MS = { first: 500, longest: 15_000 } as const;

function openOwnSocket(path: string): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}${import.meta.env.BASE_URL}${path}`);
}

/** Connects to the relay, again and again until it is closed. `canSeal` must hold. */
export function openRelay({ secret, role, openSocket = openOwnSocket }: RelayOptions): RelayTransport {
  const base = createTransportBase();
  const controls = createListeners<Uint8Array>();
  const keys = deriveRelayKeys(secret);
  let socket: WebSocket | undefined;
  let sealing: Sealer | undefined;
  let retry: number = RETRY_MS.first;
  /** Sealing takes its time: each step waits for the one before, so that the order holds. */
  let steps: Promise<unknown> = Promise.resolve();
  let onTheirWay = 0;

  function inTurn(step: () => Promise<unknown>): void {
    steps = steps.then(step).catch(() => undefined);
  }

  async function connect(): Promise<void> {
    const { key, room } = await keys;
    if (base.isClosed()) return;
    const opened = openSocket(`${RELAY_PATH}/${room}/${role}`);
    const sealer = createSealer(key, role);
    opened.binaryType = 'arraybuffer';
    socket = opened;
    sealing = sealer;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      if (data instanceof ArrayBuffer) inTurn(async () => receive(await sealer.open(new Uint8Array(data))));
      else if (data === 'there') inTurn(async () => opened.send(await sealer.hello()));
      else if (data === 'gone') inTurn(async () => base.setState('waiting'));
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      base.setState('waiting');
      setTimeout(() => void connect(), retry);
      retry = Math.min(retry * 2, RETRY_MS.longest);
    });
  }

  function receive(opened: 'hello' | Uint8Array | undefined): void {
    if (opened === undefined || base.isClosed()) return;
    if (opened === 'hello') {
      retry = RETRY_MS.first;
      base.setState('open');
    } else if (opened[0] === GOODBYE) finish('left');
    else if (opened[0] === CONTROL) controls.call(opened.subarray(1));
    else if (opened[0] === MESSAGE) base.deliver(opened.subarray(1));
  }

  function finish(end: Parameters<typeof base.finish>[0]): void {
    base.finish(end);
    inTurn(async () => socket?.close());
  }

  function post(type: number, content: Uint8Array): boolean {
    const isTooMuch = onTheirWay + (socket?.bufferedAmount ?? 0) > MAX_BUFFERED;
    if (base.transport.state() !== 'open' || isTooMuch || content.length > MESSAGE_LIMITS.bytes) return false;
    const bytes = Uint8Array.of(type, ...content);
    onTheirWay += bytes.length;
    inTurn(async () => {
      onTheirWay -= bytes.length;
      const sealed = await sealing?.seal(bytes);
      if (sealed && socket?.readyState === WebSocket.OPEN) socket.send(sealed);
    });
    return true;
  }

  void connect().catch(() => base.finish('lost'));

  return {
    ...base.transport,
    way: 'relay',
    send: (message) => post(MESSAGE, message),
    sendControl: (control) => post(CONTROL, control),
    onControl: controls.add,
    close() {
      post(GOODBYE, new Uint8Array(0));
      finish(undefined);
    },
    abandon: () => finish(undefined),
  };
}
