import type { Message } from '../../../core/lib/wording.ts';
import type { Unsubscribe } from '../../../storage/api.ts';
import type { Game } from '../../game.ts';
import type { AppNotice } from '../../notices.ts';
import type { TableState } from '../table-state.ts';

interface Waiting<Hit> {
  /** Where the hits are answered. */
  readonly leadsTo: NonNullable<AppNotice['leadsTo']>;
  readonly hitsOf: (state: TableState) => readonly Hit[];
  readonly words: (hit: Hit) => Message;
}

/**
 * Tells of hits that the other side proposes, on whatever screen: the newest of all that wait, until that is
 * answered or withdrawn.
 * Rules: docs/rules/table.md#hits-of-players, docs/rules/table.md#hits-on-players.
 */
export function tellWaiting<Hit extends { readonly id: string }>(
  { notices, tableStore }: Pick<Game, 'notices' | 'tableStore'>,
  { leadsTo, hitsOf, words }: Waiting<Hit>,
): Unsubscribe {
  let told: { readonly hit: string; readonly notice: string } | undefined;
  let known: ReadonlySet<string> = new Set();

  function forget(): void {
    if (told !== undefined) notices.dismiss(told.notice);
    told = undefined;
  }

  const stop = tableStore.subscribe((state) => {
    const hits = hitsOf(state);
    const newest = hits.findLast(({ id }) => !known.has(id));
    known = new Set(hits.map(({ id }) => id));
    if (newest !== undefined || (told !== undefined && !known.has(told.hit))) forget();
    if (newest === undefined) return;
    told = { hit: newest.id, notice: notices.inform(words(newest), { stays: true, leadsTo }) };
  });
  return () => {
    stop();
    forget();
  };
}
