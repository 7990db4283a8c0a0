/**
 * Of the messages that a device sends: bytes of each, and how many a second, as many at once after a pause.
 * The relay allows twice as many: scripts/lib/server/relay.mjs. Rule:
 * docs/rules/table.md#limits-of-the-table.
 */
export const MESSAGE_LIMITS = { bytes: 262_144, perSecond: 30 };

/** A way for messages to one other device. Messages keep their order. */
export interface Connection {
  readonly state: () => 'open' | 'waiting' | 'closed';
  /** Sends a message; false where it could not be handed on (nothing is queued without bound). */
  readonly send: (message: Uint8Array) => boolean;
  /** Called for each message that arrives, in order. Returns how to stop. */
  readonly onMessage: (listener: (message: Uint8Array) => void) => () => void;
  readonly onState: (listener: () => void) => () => void;
  readonly close: () => void;
}
