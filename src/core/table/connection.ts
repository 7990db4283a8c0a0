/** A way for messages to one other device. Messages keep their order; each is at most 256 KiB. */
export interface Connection {
  readonly state: () => 'open' | 'waiting' | 'closed';
  /** Sends a message; false where it could not be handed on (nothing is queued without bound). */
  readonly send: (message: Uint8Array) => boolean;
  /** Called for each message that arrives, in order. Returns how to stop. */
  readonly onMessage: (listener: (message: Uint8Array) => void) => () => void;
  readonly onState: (listener: () => void) => () => void;
  readonly close: () => void;
}
