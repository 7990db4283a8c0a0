import type { Connection } from '../core/table/connection.ts';

type State = ReturnType<Connection['state']>;

/** One end of a pair; messages to the other end arrive in a later task. */
interface ConnectionEnd extends Connection {
  /** Everything that was sent from here. */
  readonly sent: Uint8Array[];
}

interface ConnectionPair {
  readonly ends: readonly [ConnectionEnd, ConnectionEnd];
  /** Interrupts both ends: what is sent meanwhile is not handed on. */
  interrupt(): void;
  resume(): void;
}

/** Two ends of a connection within one process. */
export function connectionPair(): ConnectionPair {
  let state: State = 'open';
  const stateListeners = new Set<() => void>();
  const setState = (next: State) => {
    if (state === next || state === 'closed') return;
    state = next;
    for (const listener of [...stateListeners]) listener();
  };
  const listeners = [0, 1].map(() => new Set<(message: Uint8Array) => void>());

  function end(here: 0 | 1): ConnectionEnd {
    const sent: Uint8Array[] = [];
    const subscribe =
      <Listener>(all: Set<Listener> | undefined) =>
      (listener: Listener) => {
        all?.add(listener);
        return () => void all?.delete(listener);
      };
    return {
      sent,
      state: () => state,
      send(message) {
        if (state !== 'open') return false;
        sent.push(message);
        const copy = message.slice();
        setTimeout(() => {
          if (state !== 'open') return;
          for (const listener of [...(listeners[1 - here] ?? [])]) listener(copy);
        });
        return true;
      },
      onMessage: subscribe(listeners[here]),
      onState: subscribe(stateListeners),
      close: () => setState('closed'),
    };
  }

  return {
    ends: [end(0), end(1)],
    interrupt: () => setState('waiting'),
    resume: () => setState('open'),
  };
}
