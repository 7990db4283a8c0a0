import type { Connection } from '../../core/table/connection.ts';
import type { Game } from '../game.ts';
import type { HostSession, PlayerSession } from './table-state.ts';

/** Unlike any other: neither a document nor a proposal may be taken for another one. */
const newIdOf =
  ({ platform }: Pick<Game, 'platform'>) =>
  (): string =>
    Array.from({ length: 3 }, () => platform.random(2 ** 32).toString(36)).join('');

/**
 * Opens the table of the game master, or takes it up again. Undefined at the table of another one. What it needs is
 * fetched now.
 * Rule: docs/rules/table.md#opening-a-table.
 */
export async function openTable(game: Game): Promise<HostSession | undefined> {
  const { openHost } = await import('./host.ts');
  const state = game.tableStore.getState();
  if (state.role === 'GAME_MASTER') return state.session;
  if (state.role === 'PLAYER') {
    game.notices.warn('You are at the table of another game master. Leave it first. Nothing was changed.');
    return undefined;
  }
  game.encounters.resume();
  return openHost(game, newIdOf(game));
}

/**
 * Sits down at the table at the other end of a connection, or continues there. The connection is closed where this
 * device has a table of its own, or is at another one that it is still connected to.
 * Rule: docs/rules/table.md#opening-a-table.
 */
export async function joinTable(game: Game, connection: Connection): Promise<PlayerSession | undefined> {
  const { openPlayer } = await import('./player.ts');
  const state = game.tableStore.getState();
  if (state.role === 'PLAYER' && state.session.isOver(connection)) return state.session;
  const isTaken = state.role === 'GAME_MASTER' || (state.role === 'PLAYER' && state.connection === 'open');
  if (isTaken) {
    connection.close();
    game.notices.warn(
      state.role === 'GAME_MASTER'
        ? 'You have opened a table yourself. Close it before you join another. Nothing was changed.'
        : 'You are at a table already. Leave it before you join another. Nothing was changed.',
    );
    return undefined;
  }
  if (state.role === 'PLAYER') {
    state.session.reconnect(connection);
    return state.session;
  }
  return openPlayer(game, connection, newIdOf(game));
}
