import { createListeners } from './listeners.ts';
import type { ConnectionEnd, TransportBase } from './transport.ts';

export function createTransportBase(): TransportBase {
  const messages = createListeners<Uint8Array>();
  const states = createListeners<undefined>();
  let state: 'open' | 'waiting' | 'closed' = 'waiting';
  let end: ConnectionEnd | undefined;

  function set(next: typeof state): void {
    if (state === next || state === 'closed') return;
    state = next;
    states.call(undefined);
  }

  return {
    isClosed: () => state === 'closed',
    setState: set,
    finish(why) {
      if (state !== 'closed') end = why;
      set('closed');
    },
    deliver: messages.call,
    transport: { state: () => state, onMessage: messages.add, onState: states.add, end: () => end },
  };
}
