import { say, userName } from '../../core/lib/wording.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../table/table-state.ts';
import type { TargetChoice } from './target-state.ts';

/**
 * Proposes a hit to a character that another device at the table plays. Returns whether one does: the hit is not
 * applied here then.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function offerHit(
  { tableStore, notices }: Pick<Game, 'tableStore' | 'notices'>,
  { key, name }: Pick<Extract<TargetChoice, { readonly kind: 'CHARACTER' }>, 'key' | 'name'>,
  result: HitResult,
  action: string,
): boolean {
  const state = tableStore.getState();
  if (state.role !== 'GAME_MASTER' || seatOf(state, key) === undefined) return false;
  if (state.session.offer(key, action, result))
    notices.success(say`${action} has been proposed to ${userName(name)}.`);
  else notices.warn(say`${action} does nothing to ${userName(name)}. Nothing was changed.`);
  return true;
}
