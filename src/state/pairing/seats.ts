import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connection } from '../../core/table/connection.ts';
import {
  type Invitation,
  type InvitationAnswer,
  type PairingProblem,
  type PairingPurpose,
  pairingCode,
  readPairingCode,
  seatReference,
} from '../../core/table/pairing-code.ts';
import { RELAY_DESCRIPTION } from '../../core/table/pairing-description.ts';
import {
  type DirectOffer,
  hasDirectConnections,
  offerDirect,
} from '../../platform/table/direct-connection.ts';
import { createListeners } from '../../platform/table/listeners.ts';
import { canSeal } from '../../platform/table/sealed-messages.ts';
import { createSeatConnection, type SeatConnection } from '../../platform/table/seat-connection.ts';
import { readTableConfig, type TableConfig } from '../../platform/table/table-config.ts';
import type { ConnectionEnd } from '../../platform/table/transport.ts';
import { hostFallback, type RelayFallback } from './relay-fallback.ts';

/** Devices that one table has room for, besides the one that opened it. */
export const MAX_SEATS = 8;

/**
 * `preparing`: its code is being made. `invited`: its code waits for an answer. `connecting`: the answer was
 * accepted. `interrupted`: it was connected, and may come back. `closed`: the other device left or was turned
 * away. `failed`: this browser made no code.
 */
export type SeatState =
  | 'preparing'
  | 'invited'
  | 'connecting'
  | 'connected'
  | 'interrupted'
  | 'closed'
  | 'failed';

export interface SeatView {
  /** From 1. */
  readonly number: number;
  readonly state: SeatState;
  /** The code to show while it is invited. */
  readonly code: string | undefined;
  /** How messages go. */
  readonly way: 'direct' | 'relay' | undefined;
  /** Why it is closed. */
  readonly end: ConnectionEnd | undefined;
}

/** The seats, and what of the host's `table.json` does not work. */
export interface SeatsView {
  readonly seats: readonly SeatView[];
  /** `broken`: it could not be read. `unsealed`: it names a relay, but this page may not encrypt. */
  readonly configProblem: 'broken' | 'unsealed' | undefined;
  /** The address of the app in the local network, where its server says so. */
  readonly address?: string | undefined;
}

/**
 * What `answer` refuses besides a bad code: an invitation, or an answer to a code that is no longer shown.
 */
export type AnswerProblem = PairingProblem | 'invitation' | 'other-seat' | 'refused';

/** The seats that this device has opened. They last until they are closed, whatever screen is shown. */
export interface Seats {
  readonly store: StoreApi<SeatsView>;
  /** Opens the next free seat, if there is one. */
  invite(): Promise<void>;
  /** Makes a new code for a seat. The device that comes by it takes the place of the one before. */
  renew(seat: number): Promise<void>;
  /** Takes the code with which a device answered. Returns why it is refused. */
  answer(text: string): Promise<AnswerProblem | undefined>;
  close(seat: number): void;
  closeAll(): void;
  /**
   * Called when a seat is connected for the first time, and for those that already are. Returns how to stop.
   */
  onConnected(listener: (seat: ConnectedSeat) => void): () => void;
}

export interface ConnectedSeat {
  readonly number: number;
  /** It stays the same when the seat is connected anew. */
  readonly connection: Connection;
}

interface OpenSeat {
  readonly number: number;
  readonly link: SeatConnection;
  invitation: Invitation | undefined;
  offer: DirectOffer | undefined;
  fallback: RelayFallback | undefined;
  step: 'preparing' | 'invited' | 'connecting' | 'failed';
  wasConnected: boolean;
}

/**
 * Opens seats for other devices.
 * Rule: docs/rules/pairing.md#opening-seats.
 */
export function createSeats(
  purpose: PairingPurpose,
  readConfig: () => Promise<TableConfig> = readTableConfig,
): Seats {
  const store = createStore<SeatsView>(() => ({ seats: [], configProblem: undefined }));
  const connected = createListeners<ConnectedSeat>();
  const table = crypto.getRandomValues(new Uint8Array(8));
  const seats = new Map<number, OpenSeat>();
  let config: Promise<TableConfig> | undefined;

  function show(): void {
    const list = [...seats.values()].sort((one, other) => one.number - other.number);
    store.setState({ seats: list.map(viewOf) });
  }

  function watch(seat: OpenSeat): void {
    seat.link.connection.onState(() => {
      if (seat.link.connection.state() === 'closed') seat.fallback?.close();
      if (seat.link.connection.state() === 'open') takeBackCode(seat);
      if (seat.link.connection.state() === 'open' && !seat.wasConnected) {
        seat.wasConnected = true;
        connected.call({ number: seat.number, connection: seat.link.connection });
      }
      show();
    });
  }

  /** A device that comes back by itself needs no new code. */
  function takeBackCode(seat: OpenSeat): void {
    seat.offer?.transport.close();
    seat.offer = undefined;
    seat.invitation = undefined;
    seat.step = 'connecting';
  }

  async function makeCode(seat: OpenSeat): Promise<void> {
    seat.step = 'preparing';
    seat.invitation = undefined;
    show();
    config ??= readConfig();
    const { servers, hasRelay, address, isBroken } = await config;
    const canRelay = hasRelay && canSeal();
    const unsealed = hasRelay && !canRelay ? 'unsealed' : undefined;
    store.setState({ configProblem: isBroken ? 'broken' : unsealed, address });
    const secret = crypto.getRandomValues(new Uint8Array(16));
    const offer = hasDirectConnections()
      ? await offerDirect({ secret, servers }).catch(() => undefined)
      : undefined;
    // Closed meanwhile, or its device came back by itself.
    if (seats.get(seat.number) !== seat || seat.step !== 'preparing') return offer?.transport.close();
    if (offer !== undefined || canRelay) offerSeat(seat, secret, offer, canRelay);
    else seat.step = 'failed';
    show();
  }

  /** Without a direct offer the device that takes the seat is reached over the relay alone. */
  function offerSeat(
    seat: OpenSeat,
    secret: Uint8Array<ArrayBuffer>,
    offer: DirectOffer | undefined,
    hasRelay: boolean,
  ): void {
    const { number, link } = seat;
    const description = offer?.description ?? RELAY_DESCRIPTION;
    seat.offer?.transport.close();
    seat.fallback?.abandon();
    seat.offer = offer;
    seat.invitation = { kind: 'invitation', purpose, table, seat: number, secret, hasRelay, description };
    seat.step = 'invited';
    const onAnswer = (answer: InvitationAnswer | undefined) => {
      if (answer === undefined || offer === undefined) showAnswered(seat);
      else void accept(answer);
    };
    if (hasRelay) seat.fallback = hostFallback({ secret, link, isDirect: offer !== undefined, onAnswer });
  }

  async function accept(answer: InvitationAnswer): Promise<'other-seat' | 'refused' | undefined> {
    const seat = [...seats.values()].find(
      ({ invitation }) => invitation !== undefined && seatReference(invitation) === answer.seat,
    );
    if (seat?.offer === undefined) return 'other-seat';
    const { offer } = seat;
    if (!(await offer.accept(answer.description))) return 'refused';
    seat.offer = undefined;
    seat.link.attach(offer.transport);
    showAnswered(seat);
    return undefined;
  }

  function showAnswered(seat: OpenSeat): void {
    seat.invitation = undefined;
    seat.step = 'connecting';
    show();
  }

  function close(number: number): void {
    const seat = seats.get(number);
    seats.delete(number);
    seat?.offer?.transport.close();
    seat?.link.connection.close();
    seat?.fallback?.close();
    show();
  }

  return {
    store,
    async invite() {
      const number = Array.from({ length: MAX_SEATS }, (_, index) => index + 1).find(
        (each) => !seats.has(each),
      );
      if (number === undefined) return;
      const seat: OpenSeat = {
        number,
        link: createSeatConnection(),
        invitation: undefined,
        offer: undefined,
        fallback: undefined,
        step: 'preparing',
        wasConnected: false,
      };
      seats.set(number, seat);
      watch(seat);
      await makeCode(seat);
    },
    async renew(number) {
      const before = seats.get(number);
      if (before === undefined) return;
      if (before.link.connection.state() !== 'closed') return makeCode(before);
      const seat: OpenSeat = {
        ...before,
        link: createSeatConnection(),
        offer: undefined,
        wasConnected: false,
      };
      seats.set(number, seat);
      watch(seat);
      await makeCode(seat);
    },
    async answer(text) {
      const read = readPairingCode(text);
      if (!read.ok) return read.problem;
      return read.value.kind === 'invitation' ? 'invitation' : accept(read.value);
    },
    close,
    closeAll() {
      for (const number of [...seats.keys()]) close(number);
    },
    onConnected(listener) {
      for (const { number, link, wasConnected } of seats.values())
        if (wasConnected && link.connection.state() !== 'closed')
          listener({ number, connection: link.connection });
      return connected.add(listener);
    },
  };
}

function viewOf({ number, link, invitation, step, wasConnected }: OpenSeat): SeatView {
  const code = invitation && pairingCode(invitation);
  return { number, state: stateOf(link, step, wasConnected), code, way: link.way(), end: link.end() };
}

function stateOf({ connection }: SeatConnection, step: OpenSeat['step'], wasConnected: boolean): SeatState {
  const state = connection.state();
  if (state === 'closed') return 'closed';
  if (step !== 'connecting') return step;
  if (state === 'open') return 'connected';
  return wasConnected ? 'interrupted' : 'connecting';
}
