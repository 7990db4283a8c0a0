import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Connection } from '../../core/table/connection.ts';
import type { SeatDocument } from '../../core/table/table-document.ts';
import type { Exchange, ExchangeProblem } from './exchange.ts';
import type { SaidActed } from './record-acted.ts';

/** A device at the table. */
export interface HostSeat {
  readonly id: string;
  readonly connection: Connection;
  readonly exchange: Exchange;
  readonly stop: () => void;
  document: SeatDocument;
  /** Identifies the page that `document` is of: another one does not know what was said before. */
  page: string | undefined;
  /** What is not recorded yet. */
  said: SaidActed | undefined;
  problem: ExchangeProblem | undefined;
}

/** The key of its character. */
export const keyOfSeat = ({ document: { figures } }: Pick<HostSeat, 'document'>): string | undefined =>
  figures && normaliseName(figures.name);

/** The seat that plays the character of this key: the first one, and one that is connected before others. */
export function seatPlaying(seats: readonly HostSeat[], key: string | undefined): HostSeat | undefined {
  const all = seats.filter((seat) => key !== undefined && keyOfSeat(seat) === key);
  return all.find(({ connection }) => connection.state() === 'open') ?? all[0];
}

/**
 * The seats that a device leaves which comes back by the code of another one, with the same character. Another device
 * does not take the seat of a character of its name.
 */
export function seatsLeftFor(seat: HostSeat, seats: readonly HostSeat[]): readonly HostSeat[] {
  const { device } = seat.document;
  return seats.filter(
    (each) =>
      each !== seat &&
      device !== undefined &&
      each.document.device === device &&
      keyOfSeat(each) === keyOfSeat(seat) &&
      each.connection.state() !== 'open',
  );
}
