import { type MemberReference, removeMember } from '../../core/encounter/members.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';

/**
 * Removes a member from the loaded encounter. A notice offers Undo until the encounter changes again.
 * Rule: docs/rules/encounters.md#members.
 */
export function removeLoadedMember(
  { encounters, notices }: Pick<Game, 'encounters' | 'notices'>,
  member: MemberReference,
  name: string,
): void {
  const { undoable } = encounters.store.getState();
  encounters.change(`Remove ${name}`, (encounter) => removeMember(encounter, member));
  if (encounters.store.getState().undoable === undoable) return;
  offerUndo(notices, say`${userName(name)} has been removed.`, lastStep(encounters));
}
