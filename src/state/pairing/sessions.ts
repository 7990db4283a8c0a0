import type { PairingPurpose } from '../../core/table/pairing-code.ts';
import { createJoining, type Joining } from './joining.ts';
import { createSeats, type Seats } from './seats.ts';

/** What this tab has opened and joined. It lasts as long as the tab, whatever screen is shown. */
export interface PairingSessions {
  seats(purpose: PairingPurpose): Seats;
  readonly joining: Joining;
}

const SESSIONS = new WeakMap<object, PairingSessions>();

/** The sessions of a game. They are made on the first call, since most visits pair nothing. */
export function pairingSessions(game: object): PairingSessions {
  const known = SESSIONS.get(game);
  if (known) return known;
  const opened = new Map<PairingPurpose, Seats>();
  const sessions: PairingSessions = {
    seats(purpose) {
      const seats = opened.get(purpose) ?? createSeats(purpose);
      opened.set(purpose, seats);
      return seats;
    },
    joining: createJoining(),
  };
  SESSIONS.set(game, sessions);
  return sessions;
}
