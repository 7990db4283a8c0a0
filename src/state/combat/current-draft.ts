import type { AvailableAction, Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import { selectBestAction } from '../../core/combat/action-order.ts';
import type { CombatRecord } from './combat-record.ts';

/**
 * The draft without actions and maneuvers that the character no longer has, for example after a change of
 * packs.
 */
export function currentDraft({ draft }: Pick<CombatRecord, 'draft'>, character: Character): ActionDraft {
  const has = (available: readonly AvailableAction[], name: string | undefined) =>
    available.some(({ action }) => action.name === name);
  if (draft === undefined || !has(character.actions, draft.action)) return selectBestAction(character);
  const maneuvers = draft.maneuvers.filter(({ name }) => has(character.maneuvers, name));
  return maneuvers.length === draft.maneuvers.length ? draft : { ...draft, maneuvers };
}
