import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AvailableAction, Character } from '../../core/character/character.ts';
import { type ActionDraft, selectFirstAction } from '../../core/combat/action-draft.ts';
import type { UpkeepChange } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';
import { type LiveMessage, NO_MESSAGE } from '../live-message.ts';

export type CombatTab = 'take-action' | 'actions' | 'maneuvers';

/** Dice that were rolled in this combat. */
export interface LoggedRoll {
  readonly id: number;
  readonly notation: string;
  readonly action: string;
  readonly round: number;
  readonly phase: string;
  /** What was drafted then: another draft is another roll. */
  readonly draft: Combat['draft'];
  readonly roll: Roll;
}

/** What beginning a round did to the status effects. */
export interface Upkeep {
  readonly round: number;
  readonly changes: readonly UpkeepChange[];
}

/** What is on the table during a fight and is not part of the sheet; it outlasts a look at another page, and most of it a reload. */
export interface Combat {
  /** The character whose fight it is. */
  readonly owner: string;
  readonly tab: CombatTab;
  /** undefined until the player drafts: then it is the first action. */
  readonly draft: ActionDraft | undefined;
  /** How many actions were performed here: each begins with fresh searches. */
  readonly turn: number;
  /** Newest first. */
  readonly rolls: readonly LoggedRoll[];
  /** What the upkeep changed when each round of this combat began, the newest first. */
  readonly upkeeps: readonly Upkeep[];
  /** What happened last, for those who do not see it. */
  readonly message: LiveMessage;
}

function freshFight(owner: string): Combat {
  return {
    owner,
    tab: 'take-action',
    draft: undefined,
    turn: 0,
    rolls: [],
    upkeeps: [],
    message: NO_MESSAGE,
  };
}

/** A fight that nobody has begun. */
export function createCombat(): StoreApi<Combat> {
  return createStore<Combat>(() => freshFight(''));
}

/** The fight as far as it is this character's: another one's is a fresh one. */
export function combatOf(fight: Combat, { sheet }: Character): Combat {
  return fight.owner === sheet.name ? fight : freshFight(sheet.name);
}

/** The draft as far as the character has what is in it, which a change of packs or equipment may take away. */
export function currentDraft({ draft }: Combat, character: Character): ActionDraft {
  const has = (available: readonly AvailableAction[], name: string | undefined) =>
    available.some(({ action }) => action.name === name);
  if (draft === undefined || !has(character.actions, draft.action)) return selectFirstAction(character);
  const maneuvers = draft.maneuvers.filter(({ name }) => has(character.maneuvers, name));
  return maneuvers.length === draft.maneuvers.length ? draft : { ...draft, maneuvers };
}
