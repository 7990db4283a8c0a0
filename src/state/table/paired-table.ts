import type { Game } from '../game.ts';
import type { Seats } from '../pairing/seats.ts';
import { pairingSessions } from '../pairing/sessions.ts';
import { joinTable, openTable } from './table-intents.ts';

/** The seats whose devices come to the table as they are connected. */
const WATCHED = new WeakSet<Seats>();

/** Opens the table of the game master, with the code of a first seat: whoever is paired comes to the table. */
export async function openPairedTable(game: Game): Promise<void> {
  if ((await openTable(game)) === undefined) return;
  const seats = pairingSessions(game).seats('table');
  if (seats.store.getState().seats.length === 0) void seats.invite();
  if (WATCHED.has(seats)) return;
  WATCHED.add(seats);
  seats.onConnected(({ number, connection }) => {
    const state = game.tableStore.getState();
    if (state.role === 'GAME_MASTER') state.session.addSeat(String(number), connection);
  });
}

/** Closes the table, or leaves it. What waits for an answer is kept. Rule: docs/rules/table.md#what-is-kept. */
export function leavePairedTable(game: Game): void {
  const state = game.tableStore.getState();
  if (state.role === undefined) return;
  state.session.close();
  const { joining, seats } = pairingSessions(game);
  if (state.role === 'PLAYER') joining.leave();
  else seats('table').closeAll();
}

/** Sits down at the table that this device has been paired with, once it is connected. Returns how to stop. */
export function joinPairedTable(game: Game): () => void {
  const { joining } = pairingSessions(game);
  const join = () => {
    const { state, purpose } = joining.store.getState();
    const connection = joining.connection();
    if (state === 'connected' && purpose === 'table' && connection) void joinTable(game, connection);
  };
  join();
  return joining.store.subscribe(join);
}
