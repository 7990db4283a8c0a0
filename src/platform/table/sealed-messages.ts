/*
 * Messages that only the two devices of a seat can read: AES-GCM with a key made of the seat's secret. Each
 * side begins with a random session; a message counts only for the two sessions that are on, and only in its
 * turn, so that whoever carries the messages can neither read, change, repeat nor reorder them.
 * Rule: docs/rules/pairing.md#relay.
 */

export type SeatRole = 'host' | 'guest';

/** The keys of a seat's secret. */
export interface RelayKeys {
  readonly key: CryptoKey;
  /** Names the room at the relay, without the secret: 32 hexadecimal digits. */
  readonly room: string;
}

/** Whether this page may encrypt: a browser allows it on https and on localhost. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function deriveRelayKeys(secret: Uint8Array): Promise<RelayKeys> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const use = (name: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`tabard relay 1 ${name}`),
  });
  const key = await subtle.deriveKey(use('key'), base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const room = new Uint8Array(await subtle.deriveBits(use('room'), base, 128));
  return { key, room: Array.from(room, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

const HELLO = 0;
const MESSAGE = 1;
const IV_BYTES = 12;
const SESSION_BYTES = 16;

export interface Sealer {
  /** Begins a session of this side: the first thing to send. The other side's session is unknown then. */
  hello(): Promise<Uint8Array<ArrayBuffer>>;
  /** Seals the next message; undefined while the other side has no session. */
  seal(message: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What arrived: a session of the other side, a message, or undefined for what it did not seal now. */
  open(sealed: Uint8Array): Promise<'hello' | Uint8Array | undefined>;
}

/** Calls must not overlap: each waits for the one before. */
export function createSealer(key: CryptoKey, role: SeatRole): Sealer {
  const other = role === 'host' ? 'guest' : 'host';
  let own = new Uint8Array(SESSION_BYTES);
  let theirs: Uint8Array | undefined;
  let sent = 0;
  let received = 0;

  const greeting = (from: SeatRole) => new TextEncoder().encode(`hello ${from}`);
  const turn = (from: SeatRole, sessions: readonly Uint8Array[], count: number) =>
    Uint8Array.of(
      ...new TextEncoder().encode(`message ${from} ${count} `),
      ...sessions.flatMap((each) => [...each]),
    );

  async function encrypt(type: number, plain: Uint8Array, additionalData: Uint8Array<ArrayBuffer>) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const algorithm = { name: 'AES-GCM', iv, additionalData };
    const cipher = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, Uint8Array.from(plain)));
    const sealed = new Uint8Array(1 + IV_BYTES + cipher.length);
    sealed[0] = type;
    sealed.set(iv, 1);
    sealed.set(cipher, 1 + IV_BYTES);
    return sealed;
  }

  async function decrypt(sealed: Uint8Array, additionalData: Uint8Array<ArrayBuffer>) {
    const iv = sealed.slice(1, 1 + IV_BYTES);
    const cipher = sealed.slice(1 + IV_BYTES);
    try {
      const algorithm = { name: 'AES-GCM', iv, additionalData };
      return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, cipher));
    } catch {
      return undefined;
    }
  }

  async function openHello(sealed: Uint8Array): Promise<'hello' | undefined> {
    const session = await decrypt(sealed, greeting(other));
    if (session?.length !== SESSION_BYTES) return undefined;
    theirs = session;
    sent = 0;
    received = 0;
    return 'hello';
  }

  return {
    hello() {
      own = crypto.getRandomValues(new Uint8Array(SESSION_BYTES));
      theirs = undefined;
      return encrypt(HELLO, own, greeting(role));
    },
    async seal(message) {
      if (theirs === undefined) return undefined;
      sent += 1;
      return encrypt(MESSAGE, message, turn(role, [own, theirs], sent));
    },
    async open(sealed) {
      if (sealed[0] === HELLO) return openHello(sealed);
      if (sealed[0] !== MESSAGE || theirs === undefined) return undefined;
      const message = await decrypt(sealed, turn(other, [theirs, own], received + 1));
      if (message !== undefined) received += 1;
      return message;
    },
  };
}
