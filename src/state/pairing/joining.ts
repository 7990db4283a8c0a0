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
  spelledAnswer,
} from '../../core/table/pairing-code.ts';
import { answerDirect, hasDirectConnections } from '../../platform/table/direct-connection.ts';
import { canSeal } from '../../platform/table/sealed-messages.ts';
import { createSeatConnection, type SeatConnection } from '../../platform/table/seat-connection.ts';
import { readTableConfig, type TableConfig } from '../../platform/table/table-config.ts';
import type { ConnectionEnd } from '../../platform/table/transport.ts';
import { type GuestFallback, guestFallback } from './relay-fallback.ts';

/** What `join` refuses besides a bad code: an answer, or a browser that connects to no device. */
export type JoinProblem = PairingProblem | 'answer' | 'refused' | 'no-direct';

/** `answering`: the answer waits to be taken by the other device. `interrupted`: it may come back. */
export type JoinState = 'idle' | 'preparing' | 'answering' | 'connected' | 'interrupted' | 'closed';

export interface JoinView {
  readonly state: JoinState;
  readonly purpose: PairingPurpose | undefined;
  /** From 1. */
  readonly seat: number | undefined;
  /** The code with which this device answers, for a QR code and to paste. */
  readonly answer: string | undefined;
  /** The answer to type. */
  readonly spelled: string | undefined;
  /** How messages go. */
  readonly way: 'direct' | 'relay' | undefined;
  /** Whether the answer goes over the relay of the host, without a second code. */
  readonly hasRelay: boolean;
  /** Why it is closed. */
  readonly end: ConnectionEnd | undefined;
}

/** The seat that this device takes. It lasts until it is left, whatever screen is shown. */
export interface Joining {
  readonly store: StoreApi<JoinView>;
  /** Answers an invitation. Returns why that failed. */
  join(text: string): Promise<JoinProblem | undefined>;
  leave(): void;
  /** The connection to the device that invited; undefined before the first answer. It outlives a new code. */
  connection(): Connection | undefined;
}

const IDLE: JoinView = {
  state: 'idle',
  purpose: undefined,
  seat: undefined,
  answer: undefined,
  spelled: undefined,
  way: undefined,
  hasRelay: false,
  end: undefined,
};

interface Taken {
  readonly link: SeatConnection;
  readonly invitation: Invitation;
  answer: InvitationAnswer | undefined;
  fallback: GuestFallback | undefined;
  wasConnected: boolean;
}

/** Rule: docs/rules/pairing.md#joining. */
export function createJoining(readConfig: () => Promise<TableConfig> = readTableConfig): Joining {
  const store = createStore<JoinView>(() => IDLE);
  let taken: Taken | undefined;

  function show(): void {
    store.setState(taken === undefined ? IDLE : viewOf(taken), true);
  }

  /** A new code of the same table goes on with the same connection. */
  function take(invitation: Invitation): Taken {
    const before = taken;
    const isSame =
      before?.link.connection.state() !== 'closed' &&
      before?.invitation.seat === invitation.seat &&
      isSameBytes(before.invitation.table, invitation.table);
    if (before !== undefined && isSame) return { ...before, invitation, answer: undefined };
    before?.link.connection.close();
    return {
      link: createSeatConnection(),
      invitation,
      answer: undefined,
      fallback: undefined,
      wasConnected: false,
    };
  }

  /** A page that is opened again brings the same invitation. */
  function isAnswered({ secret }: Invitation): boolean {
    const { state } = store.getState();
    return isSameBytes(taken?.invitation.secret, secret) && state !== 'closed' && state !== 'interrupted';
  }

  function watch({ link }: Taken): void {
    link.connection.onState(() => {
      if (taken?.link !== link) return;
      if (link.connection.state() === 'closed') taken.fallback?.close();
      if (link.connection.state() === 'open') {
        taken.wasConnected = true;
        taken.answer = undefined;
      }
      show();
    });
  }

  /** Makes the answer; false where the browser refuses the invitation. */
  async function answer(mine: Taken): Promise<boolean> {
    const { invitation, link, fallback } = mine;
    if (!hasDirectConnections()) {
      fallback?.answer(undefined);
      return true;
    }
    const { servers } = await readConfig();
    try {
      const { secret } = invitation;
      const direct = await answerDirect(invitation.description, { secret, servers });
      if (taken !== mine) {
        direct.transport.close();
        return true;
      }
      mine.answer = { kind: 'answer', seat: seatReference(invitation), description: direct.description };
      link.attach(direct.transport);
      fallback?.answer(mine.answer);
      return true;
    } catch {
      return false;
    }
  }

  async function accept(invitation: Invitation, canRelay: boolean): Promise<'refused' | undefined> {
    const before = taken?.link;
    const mine = take(invitation);
    const { link } = mine;
    mine.fallback?.abandon();
    mine.fallback = canRelay ? guestFallback({ secret: invitation.secret, link }) : undefined;
    taken = mine;
    if (link !== before) watch(mine);
    show();
    const isAccepted = await answer(mine);
    if (!isAccepted && taken === mine) taken = undefined;
    show();
    return isAccepted ? undefined : 'refused';
  }

  return {
    store,
    async join(text) {
      const read = readPairingCode(text);
      if (!read.ok) return read.problem;
      if (read.value.kind === 'answer') return 'answer';
      const canRelay = read.value.hasRelay && canSeal();
      if (!hasDirectConnections() && !canRelay) return 'no-direct';
      return isAnswered(read.value) ? undefined : accept(read.value, canRelay);
    },
    leave() {
      const before = taken;
      taken = undefined;
      before?.link.connection.close();
      before?.fallback?.close();
      show();
    },
    connection: () => taken?.link.connection,
  };
}

function viewOf({ link, invitation: { purpose, seat }, answer, fallback, wasConnected }: Taken): JoinView {
  return {
    state: stateOf(link, answer, wasConnected),
    purpose,
    seat,
    answer: answer && pairingCode(answer),
    spelled: answer && spelledAnswer(answer),
    way: link.way(),
    hasRelay: fallback !== undefined,
    end: link.end(),
  };
}

function stateOf({ connection }: SeatConnection, answer: unknown, wasConnected: boolean): JoinState {
  const state = connection.state();
  if (state !== 'waiting') return state === 'open' ? 'connected' : 'closed';
  if (answer !== undefined) return 'answering';
  return wasConnected ? 'interrupted' : 'preparing';
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.length === other.length && other.every((byte, index) => byte === one[index]);
}
