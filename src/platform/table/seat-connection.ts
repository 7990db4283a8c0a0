import { type Connection, MESSAGE_LIMITS } from '../../core/table/connection.ts';
import { createListeners } from './listeners.ts';
import { createMessagePace } from './message-pace.ts';
import type { ConnectionEnd, Transport } from './transport.ts';

/**
 * A connection that outlives its transports: it waits while it has none, and is open again with the next one.
 */
export interface SeatConnection {
  readonly connection: Connection;
  /** Takes a transport in place of the one before, which is abandoned. */
  attach(transport: Transport): void;
  /** How messages go at the moment; undefined before the first transport. */
  way(): Transport['way'] | undefined;
  /** Why it is closed; undefined while it is not, or where it was closed here. */
  end(): ConnectionEnd | undefined;
}

/** Rule: docs/rules/pairing.md#connection. */
export function createSeatConnection(): SeatConnection {
  const messages = createListeners<Uint8Array>();
  const states = createListeners<undefined>();
  let transport: Transport | undefined;
  let isClosed = false;
  let end: ConnectionEnd | undefined;
  let shown: ReturnType<Connection['state']> = 'waiting';

  const outgoing = createMessagePace((message) => transport?.send(message) ?? false);
  const incoming = createMessagePace((message) => {
    messages.call(message);
    return true;
  });

  function state(): ReturnType<Connection['state']> {
    if (isClosed) return 'closed';
    return transport?.state() === 'open' ? 'open' : 'waiting';
  }
  function announce(): void {
    const now = state();
    if (now === shown) return;
    shown = now;
    if (now !== 'open') outgoing.clear();
    states.call(undefined);
  }
  function close(why: ConnectionEnd | undefined): void {
    if (isClosed) return;
    isClosed = true;
    end = why;
    incoming.clear();
    transport?.close();
    announce();
  }

  return {
    connection: {
      state,
      send: (message) =>
        message.length <= MESSAGE_LIMITS.bytes && state() === 'open' && outgoing.add(message),
      onMessage: messages.add,
      onState: states.add,
      close: () => close(undefined),
    },
    attach(next) {
      if (transport === next) return;
      const before = transport;
      transport = next;
      before?.abandon();
      next.onMessage((message) => {
        if (transport === next && !isClosed && !incoming.add(message)) close('flood');
      });
      next.onState(() => {
        if (transport !== next) return;
        const why = next.end();
        if (why === 'left' || why === 'flood' || why === 'forged') close(why);
        else announce();
      });
      if (isClosed) next.close();
      announce();
    },
    way: () => transport?.way,
    end: () => end,
  };
}
