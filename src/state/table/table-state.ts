import { createStore, type StoreApi } from 'zustand/vanilla';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import type { Connection } from '../../core/table/connection.ts';
import type { HandOffer } from '../../core/table/hits.ts';
import type {
  LoggedTableRoll,
  Offer,
  Proposal,
  SeatFigures,
  SentProposal,
  TableAnswer,
  TableDocument,
} from '../../core/table/table-document.ts';
import type { ExchangeProblem } from './exchange.ts';

/** A seat at the table as the game master's device knows it. */
export interface TableSeat {
  readonly id: string;
  readonly connection: ReturnType<Connection['state']>;
  /** Missing until they have arrived, and while no character is loaded there. */
  readonly figures: SeatFigures | undefined;
  /** Whether it says that it has acted in the turn that the players see. */
  readonly hasActed: boolean;
  /** Whether another seat plays a character of this name, which counts. */
  readonly isDouble: boolean;
  /** Those that are not answered. */
  readonly proposals: readonly Proposal[];
  /** The name of the pack that it asks for. */
  readonly asks: string | undefined;
  readonly packs: readonly (readonly [name: string, version: number])[];
  readonly problem: ExchangeProblem | undefined;
}

interface AtNoTable {
  readonly role: undefined;
}

/** What the game master does at the table. */
export interface HostSession {
  /** Seats a device. It is known by this id until it is removed. */
  addSeat(id: string, connection: Connection): void;
  removeSeat(id: string): void;
  /** Sends the pack that a seat asks for. */
  sendPack(id: string): Promise<void>;
  /** Applies a hit to its target, in a step of the encounter. False where it cannot be applied. */
  apply(proposal: Proposal): boolean;
  decline(proposal: Proposal): void;
  /** Proposes a hit to the character of this key, and returns the id of that. Undefined where it does nothing. */
  offer(to: string, action: string, result: HitResult): string | undefined;
  /** Proposes what the game master gives by hand to the character of this key. */
  give(to: string, given: HandOffer): void;
  withdraw(offer: Offer): void;
  close(): void;
}

/** What a player does at the table. */
export interface PlayerSession {
  /** Whether it goes over this connection. */
  isOver(connection: Connection): boolean;
  /** Continues over another connection, in place of one that was closed. */
  reconnect(connection: Connection): void;
  propose(roll: number, proposal: Omit<Proposal, 'id' | 'at'>): void;
  withdraw(proposal: SentProposal): void;
  accept(offer: Offer): void;
  decline(offer: Offer): void;
  /** Asks the game master for a pack of this name. */
  askForPack(name: string): void;
  /** Says whether the character has acted in this turn. */
  setActed(hasActed: boolean): void;
  close(): void;
}

export interface HostState {
  readonly role: 'GAME_MASTER';
  readonly session: HostSession;
  readonly seats: readonly TableSeat[];
  readonly log: readonly LoggedTableRoll[];
  /** Those that are not answered. */
  readonly offers: readonly Offer[];
}

export interface PlayerState {
  readonly role: 'PLAYER';
  readonly session: PlayerSession;
  readonly connection: ReturnType<Connection['state']>;
  /** What the game master's device shares, as it arrived last. */
  readonly table: TableDocument;
  /** Those that are not answered. */
  readonly proposals: readonly SentProposal[];
  /** What became of proposals, by their character and roll: see `outcomeKey`. */
  readonly outcomes: ReadonlyMap<string, TableAnswer['answer']>;
  /** Whether the loaded character has acted in this turn. */
  readonly hasActed: boolean;
  /** The offers to the loaded character that are not answered. */
  readonly offers: readonly Offer[];
  /** The name of the pack that the game master is asked for. */
  readonly asks: string | undefined;
  /** The pack that has arrived; nothing of it is stored yet. */
  readonly received: SharedDocument | undefined;
  readonly problem: ExchangeProblem | undefined;
}

export type TableState = AtNoTable | HostState | PlayerState;

export type TableStore = StoreApi<TableState>;

export const AT_NO_TABLE: TableState = { role: undefined };

export const createTableStore = (): TableStore => createStore<TableState>(() => AT_NO_TABLE);

/** The seat that plays the character of this key, as the game master's device knows it. */
export function seatOf(state: TableState, key: string): TableSeat | undefined {
  if (state.role !== 'GAME_MASTER') return undefined;
  return state.seats.find(
    ({ figures, isDouble }) => figures && !isDouble && normaliseName(figures.name) === key,
  );
}

/** Identifies the roll that a proposal was made of. */
export const outcomeKey = ({ character, roll }: Pick<SentProposal, 'character' | 'roll'>): string =>
  `${roll} ${normaliseName(character)}`;
