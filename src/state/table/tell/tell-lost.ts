import type { Notices } from '../../notices.ts';
import type { TableState, TableStore } from '../table-state.ts';

/**
 * What the page before was at the table, which a reload has ended: it said nothing, and the screens no longer
 * show a table.
 */
const LOST: Readonly<Record<NonNullable<TableState['role']>, string>> = {
  GAME_MASTER:
    'This page was loaded again, so your players are not connected any more. Hits that wait and the log are kept. Open the table again, and give each player a new code.',
  PLAYER:
    'This page was loaded again, so you are not at the table any more. What you have proposed is kept. Ask the game master for a new code, and join again.',
};

/**
 * Says that a reload has ended what this tab had at a table, until there is one again.
 * Rule: docs/rules/table.md#what-is-kept.
 */
export function tellLost(
  { notices, tableStore }: { readonly notices: Notices; readonly tableStore: TableStore },
  role: unknown,
): void {
  if (role !== 'GAME_MASTER' && role !== 'PLAYER') return;
  if (tableStore.getState().role !== undefined) return;
  const notice = notices.warn(LOST[role], { leadsTo: 'table' });
  const stop = tableStore.subscribe(() => {
    notices.dismiss(notice);
    stop();
  });
}
