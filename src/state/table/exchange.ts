import { createDecoder, readVarUint, readVarUint8Array } from 'lib0/decoding';
import { createEncoder, type Encoder, toUint8Array } from 'lib0/encoding';
import {
  messageYjsSyncStep1,
  messageYjsSyncStep2,
  messageYjsUpdate,
  writeSyncStep1,
  writeSyncStep2,
  writeUpdate,
} from 'y-protocols/sync';
import { mergeUpdates } from 'yjs';
import { type Connection, MESSAGE_LIMITS } from '../../core/table/connection.ts';
import type { Entries } from '../../core/table/documents.ts';
import {
  createMessageLimit,
  frame,
  type Hello,
  helloMessage,
  readFrame,
  readHello,
  type TableRole,
} from '../../core/table/messages.ts';
import { createReplica, type OwnDocument, type Replica } from './shared-document.ts';

/**
 * Why a device is not talked to. `same-role`: both are game masters, or both are players. `newer`: it has a later
 * version. `too-large`: its document is, or ours.
 */
export type ExchangeProblem = 'same-role' | 'newer' | 'too-large';

export interface ExchangeParts {
  readonly connection: Connection;
  readonly role: TableRole;
  readonly own: OwnDocument;
  /** Milliseconds. */
  now(): number;
  /** Called with the document of the other device whenever it has changed. Each of its pages has a document of its own. */
  onEntries(entries: Entries, document: string): void;
  onProblem(problem: ExchangeProblem): void;
  /** Called with the packed share code of a pack. */
  onPack?(packed: Uint8Array): void;
}

export interface Exchange {
  /** Sends a pack that was asked for. False where it is too large, or cannot be handed on now. */
  sendPack(packed: Uint8Array): boolean;
  close(): void;
}

/** Changes that come within so many milliseconds are sent together: never more than the limit of messages. */
const FLUSH_MS = 50;

/** After so many milliseconds what could not be sent, or did not arrive, is asked for again. */
const RETRY_MS = 1_000;

const encoded = (write: (encoder: Encoder) => void): Uint8Array => {
  const encoder = createEncoder();
  write(encoder);
  return toUint8Array(encoder);
};

/** A message of the sync protocol; undefined for what is none. */
function readSync(body: Uint8Array): { readonly step: number; readonly content: Uint8Array } | undefined {
  try {
    const decoder = createDecoder(body);
    return { step: readVarUint(decoder), content: readVarUint8Array(decoder) };
  } catch {
    return undefined;
  }
}

/**
 * Keeps the documents of two devices in sync over a connection, by the sync protocol of Yjs. Each device writes its
 * own document alone: what the other sends about it is dropped, and so is what cannot be read.
 * Rule: docs/rules/table.md#what-devices-share.
 */
export function createExchange(parts: ExchangeParts): Exchange {
  const { connection, role, own, now } = parts;
  const other: TableRole = role === 'PLAYER' ? 'GAME_MASTER' : 'PLAYER';
  const isWithinLimit = createMessageLimit();
  let replica: Replica | undefined;
  /** What the other device has yet to get, once it has asked for the document. */
  let pending: Uint8Array | undefined;
  let hasAsked = false;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lastFlush = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function send(message: Uint8Array): boolean {
    if (message.length > MESSAGE_LIMITS.bytes) {
      parts.onProblem('too-large');
      return true;
    }
    return connection.send(message);
  }

  const sendSync = (topic: TableRole, write: (encoder: Encoder) => void): boolean =>
    send(frame(topic, encoded(write)));

  function greet(isReply: boolean): void {
    if (!send(helloMessage({ role, document: own.id, isReply }))) retryLater();
  }

  /** Asks for what is missing of the other document. */
  function ask(): void {
    const { doc } = replica ?? {};
    if (doc && !sendSync(other, (encoder) => writeSyncStep1(encoder, doc))) retryLater();
  }

  function retryLater(): void {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      if (connection.state() !== 'open') return;
      if (replica === undefined) greet(false);
      else ask();
      flush();
    }, RETRY_MS);
  }

  function flush(): void {
    flushTimer = undefined;
    const update = pending;
    if (update === undefined || connection.state() !== 'open') return;
    lastFlush = now();
    if (sendSync(role, (encoder) => writeUpdate(encoder, update))) pending = undefined;
    else retryLater();
  }

  function hearHello(hello: Hello | 'newer' | undefined): void {
    if (hello === undefined) return;
    if (hello === 'newer') {
      refuse('newer');
      return;
    }
    if (hello.role === role) {
      parts.onProblem('same-role');
      return;
    }
    if (replica?.id !== hello.document) replica = createReplica(hello.document);
    if (!hello.isReply) greet(true);
    ask();
  }

  function refuse(problem: Exclude<ExchangeProblem, 'same-role'>): void {
    parts.onProblem(problem);
    close();
  }

  /** Answers the other device, which says what it has of our document. */
  function answer(stateVector: Uint8Array): void {
    try {
      const step = encoded((encoder) => writeSyncStep2(encoder, own.doc, stateVector));
      if (send(frame(role, step))) {
        hasAsked = true;
        pending = undefined;
      } else retryLater();
    } catch {
      // Not a state that our document was ever in.
    }
  }

  function take(update: Uint8Array): void {
    if (replica === undefined) {
      greet(false);
      return;
    }
    const applied = replica.apply(update);
    if (applied === 'applied') parts.onEntries(replica.entries(), replica.id);
    else if (applied === 'too-large') refuse('too-large');
    else {
      // Begun anew: updates that wait for missing ones would pile up.
      replica = createReplica(replica.id);
      retryLater();
    }
  }

  function hear(message: Uint8Array): void {
    const framed = readFrame(message);
    // What is dropped here is asked for later.
    if (!isWithinLimit(now())) retryLater();
    else if (framed?.topic === 'HELLO') hearHello(readHello(framed.body));
    else if (framed?.topic === 'PACK') parts.onPack?.(framed.body);
    else if (framed) hearSync(framed.topic, framed.body);
  }

  function hearSync(topic: TableRole, body: Uint8Array): void {
    const sync = readSync(body);
    if (sync === undefined) return;
    const isUpdate = sync.step === messageYjsSyncStep2 || sync.step === messageYjsUpdate;
    if (topic === role && sync.step === messageYjsSyncStep1) answer(sync.content);
    if (topic === other && isUpdate) take(sync.content);
  }

  function onUpdate(update: Uint8Array): void {
    if (!hasAsked) return;
    pending = pending === undefined ? update : mergeUpdates([pending, update]);
    const wait = FLUSH_MS - Math.max(0, now() - lastFlush);
    if (wait <= 0) flush();
    else flushTimer ??= setTimeout(flush, wait);
  }

  function onState(): void {
    if (connection.state() !== 'open') return;
    // Messages may have been lost meanwhile.
    hasAsked = false;
    pending = undefined;
    greet(false);
  }

  own.doc.on('update', onUpdate);
  const stopMessages = connection.onMessage(hear);
  const stopStates = connection.onState(onState);
  onState();

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    own.doc.off('update', onUpdate);
    stopMessages();
    stopStates();
    clearTimeout(flushTimer);
    clearTimeout(retryTimer);
    connection.close();
  }

  return {
    sendPack: (packed) => packed.length < MESSAGE_LIMITS.bytes && connection.send(frame('PACK', packed)),
    close,
  };
}
