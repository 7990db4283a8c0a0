import { say } from '../../core/lib/wording.ts';
import type { Unsubscribe } from '../../storage/api.ts';
import type { Game } from '../game.ts';
import { wordsOfOffer } from './tell-answer.ts';

/**
 * Tells the player what the game master proposes, on whatever screen: the newest of all that wait, until that
 * is answered or withdrawn.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function tellOffers({
  notices,
  gameData,
  tableStore,
}: Pick<Game, 'notices' | 'gameData' | 'tableStore'>): Unsubscribe {
  let told: { readonly offer: string; readonly notice: string } | undefined;
  let known: ReadonlySet<string> = new Set();

  function forget(): void {
    if (told !== undefined) notices.dismiss(told.notice);
    told = undefined;
  }

  const stop = tableStore.subscribe((state) => {
    const offers = state.role === 'PLAYER' ? state.offers : [];
    const newest = offers.findLast(({ id }) => !known.has(id));
    known = new Set(offers.map(({ id }) => id));
    if (newest !== undefined || (told !== undefined && !known.has(told.offer))) forget();
    if (newest === undefined) return;
    const text = say`From the Game Master: ${wordsOfOffer({ gameData }, newest)}.`;
    told = { offer: newest.id, notice: notices.inform(text, { stays: true, leadsTo: 'offers' }) };
  });
  return () => {
    stop();
    forget();
  };
}
