import { type LiveMessage, NO_MESSAGE } from '../live-message.ts';

export type CombatTab = 'take-action' | 'actions' | 'maneuvers';

/** What the combat page shows of a character. No undo takes it back, and it does not outlive a reload. */
export interface CombatView {
  /** The name of the character. */
  readonly owner: string;
  readonly tab: CombatTab;
  /** How many actions were performed: after each, the searches are empty. */
  readonly turn: number;
  /** What happened last, for the live region. */
  readonly message: LiveMessage;
}

const newView = (owner: string): CombatView => ({ owner, tab: 'take-action', turn: 0, message: NO_MESSAGE });

export const NO_VIEW = newView('');

/** The view of this character: another one's is a new one. */
export function viewOf(view: CombatView, owner: string): CombatView {
  return view.owner === owner ? view : newView(owner);
}
