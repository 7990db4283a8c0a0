import { MESSAGE_LIMITS } from '../../core/table/connection.ts';

const { perSecond } = MESSAGE_LIMITS;

/** What waits for its turn at most. */
const QUEUE_LIMITS = { messages: 90, bytes: 4_194_304 } as const;

/** Hands messages on in order, no more a second than is allowed. Rule: docs/rules/pairing.md#connection. */
export interface MessagePace {
  /** False where too many wait already. */
  add(message: Uint8Array): boolean;
  /** Forgets what waits. */
  clear(): void;
}

/** @param deliver returns false where the message has to wait a moment longer */
export function createMessagePace(deliver: (message: Uint8Array) => boolean): MessagePace {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let left = perSecond;
  let filledAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refill(): void {
    const now = performance.now();
    left = Math.min(perSecond, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
  }

  function drain(): void {
    timer = undefined;
    refill();
    for (let next = waiting[0]; next !== undefined && left >= 1; next = waiting[0]) {
      if (!deliver(next)) break;
      waiting.shift();
      bytes -= next.length;
      left -= 1;
    }
    if (waiting.length > 0) timer ??= setTimeout(drain, 1000 / perSecond);
  }

  return {
    add(message) {
      if (waiting.length >= QUEUE_LIMITS.messages || bytes + message.length > QUEUE_LIMITS.bytes)
        return false;
      waiting.push(message);
      bytes += message.length;
      if (timer === undefined) drain();
      return true;
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      bytes = 0;
    },
  };
}
