import type { Connection } from '../../core/table/connection.ts';

/**
 * Why a connection has ended. `left`: the other device closed it on purpose. `lost`: it broke off. `forged`:
 * the other device did not know the secret of the seat. `flood`: it sent more than is allowed.
 */
export type ConnectionEnd = 'left' | 'lost' | 'forged' | 'flood';

/** Bytes on their way beyond which a transport accepts nothing more. */
export const MAX_BUFFERED = 1_048_576;

/** One way to the other device: direct, or over the relay. It is `waiting` while it is interrupted. */
export interface Transport extends Connection {
  readonly way: 'direct' | 'relay';
  /** Undefined while it has not ended. */
  readonly end: () => ConnectionEnd | undefined;
  /** Ends it without saying goodbye: the other device waits for the next one. */
  readonly abandon: () => void;
}

/** What every transport does alike: its state, and who listens. */
export interface TransportBase {
  /** Whether it has ended. */
  isClosed(): boolean;
  setState(state: 'open' | 'waiting'): void;
  /** Ends it once. */
  finish(end: ConnectionEnd | undefined): void;
  deliver(message: Uint8Array): void;
  readonly transport: Pick<Transport, 'state' | 'onMessage' | 'onState' | 'end'>;
}
