import { say, userName } from '../../core/lib/wording.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../table/table-state.ts';
import type { TargetChoice } from './target-state.ts';

/**
 * Proposes a hit to a character that another device at the table plays: it is not applied here then.
 * Undefined where none plays it. `offer`: the id of the proposal; undefined for a hit that does nothing.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function offerHit(
  { tableStore, notices }: Pick<Game, 'tableStore' | 'notices'>,
  { key, name }: Pick<Extract<TargetChoice, { readonly kind: 'CHARACTER' }>, 'key' | 'name'>,
  result: HitResult,
  action: string,
): { readonly offer: string | undefined } | undefined {
  const state = tableStore.getState();
  if (state.role !== 'GAME_MASTER' || seatOf(state, key) === undefined) return undefined;
  const offer = state.session.offer(key, action, result);
  if (offer === undefined)
    notices.warn(say`${action} does nothing to ${userName(name)}. Nothing was changed.`);
  return { offer };
}
