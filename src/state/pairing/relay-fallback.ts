import type { InvitationAnswer } from '../../core/table/pairing-code.ts';
import { pairingCode, readPairingCode } from '../../core/table/pairing-code.ts';
import { openRelay, type RelayTransport } from '../../platform/table/relay-connection.ts';
import type { SeatConnection } from '../../platform/table/seat-connection.ts';

/*
 * Where the host has a relay, a seat needs no second code: the answer goes over the relay. The device that
 * opened the seat decides whether messages go there too: where the direct connection does not open in time,
 * or is interrupted.
 * Rule: docs/rules/pairing.md#relay.
 */

/** Milliseconds in which a direct connection opens. */
const DIRECT_TIMEOUT_MS = 5_000;

/** What the devices tell each other besides messages. */
const ANSWER = 1;
const USE_RELAY = 2;
const NO_DIRECT = 3;

/** How a seat's relay is opened; tests replace it. */
export type OpenRelay = typeof openRelay;

/** The relay of one seat. */
export interface RelayFallback {
  /** Leaves the relay, and says goodbye where the other device is there. */
  close(): void;
  /** Leaves the relay: the other device waits for the next code. */
  abandon(): void;
}

interface HostOptions {
  readonly secret: Uint8Array;
  readonly link: SeatConnection;
  /** Whether this browser has direct connections. */
  readonly isDirect: boolean;
  /**
   * Called with the answer that came over the relay; undefined where that browser has no direct connections.
   */
  readonly onAnswer: (answer: InvitationAnswer | undefined) => void;
  readonly open?: OpenRelay | undefined;
}

export function hostFallback({
  secret,
  link,
  isDirect,
  onAnswer,
  open = openRelay,
}: HostOptions): RelayFallback {
  const relay = open({ secret, role: 'host' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the other device has come over the relay. */
  let isAnswered = false;
  let canBeDirect = isDirect;

  function useRelay(): void {
    timer = undefined;
    if (relay.state() !== 'open' || link.connection.state() !== 'waiting') return;
    relay.sendControl(Uint8Array.of(USE_RELAY));
    link.attach(relay);
  }
  function reconsider(): void {
    clearTimeout(timer);
    const isNeeded = isAnswered && relay.state() === 'open' && link.connection.state() === 'waiting';
    if (isNeeded) timer = setTimeout(useRelay, canBeDirect ? DIRECT_TIMEOUT_MS : 0);
  }

  relay.onControl((control) => {
    // A page that was reloaded answers anew, and does not know that messages go over the relay.
    if (link.way() === 'relay') relay.sendControl(Uint8Array.of(USE_RELAY));
    else if (control[0] === ANSWER) {
      const read = readPairingCode(new TextDecoder().decode(control.subarray(1)));
      if (!read.ok || read.value.kind !== 'answer') return;
      isAnswered = true;
      canBeDirect = isDirect;
      onAnswer(read.value);
      reconsider();
    } else if (control[0] === NO_DIRECT) {
      isAnswered = true;
      canBeDirect = false;
      onAnswer(undefined);
      reconsider();
    }
  });
  relay.onState(reconsider);
  const stopListening = link.connection.onState(reconsider);
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  return {
    close() {
      stop();
      relay.close();
    },
    abandon() {
      stop();
      relay.abandon();
    },
  };
}

interface GuestOptions {
  readonly secret: Uint8Array;
  readonly link: SeatConnection;
  readonly open?: OpenRelay | undefined;
}

export interface GuestFallback extends RelayFallback {
  /**
   * Sends the answer as soon as the other device is there; undefined where this browser has no direct
   * connections.
   */
  answer(answer: InvitationAnswer | undefined): void;
}

export function guestFallback({ secret, link, open = openRelay }: GuestOptions): GuestFallback {
  const relay: RelayTransport = open({ secret, role: 'guest' });
  let control: Uint8Array | undefined;

  function send(): void {
    if (control !== undefined && relay.state() === 'open' && link.connection.state() === 'waiting')
      relay.sendControl(control);
  }

  relay.onControl(([kind]) => {
    if (kind === USE_RELAY) link.attach(relay);
  });
  relay.onState(send);
  return {
    answer(answer) {
      control =
        answer === undefined
          ? Uint8Array.of(NO_DIRECT)
          : Uint8Array.of(ANSWER, ...new TextEncoder().encode(pairingCode(answer)));
      send();
    },
    close: relay.close,
    abandon: relay.abandon,
  };
}
