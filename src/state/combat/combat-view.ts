import { type LiveMessage, NO_MESSAGE } from '../live-message.ts';

export type CombatTab = 'take-action' | 'actions' | 'maneuvers';

/** The combat page's view state for a character. It is not undoable and does not survive a reload. */
export interface CombatView {
  /** The name of the character. */
  readonly owner: string;
  readonly tab: CombatTab;
  /** The number of performed actions; each one clears the searches. */
  readonly turn: number;
  /** The latest message for the live region. */
  readonly message: LiveMessage;
}

const newView = (owner: string): CombatView => ({ owner, tab: 'take-action', turn: 0, message: NO_MESSAGE });

export const NO_VIEW = newView('');

/** The view of this character; a new view if the current one belongs to another character. */
export function viewOf(view: CombatView, owner: string): CombatView {
  return view.owner === owner ? view : newView(owner);
}
