import { type ActionDraft, giveInputs, selectAction } from '../../core/combat/action-draft.ts';
import type { UpkeepChange } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';
import type { Sum } from '../../core/lib/sum.ts';

/** A dice roll in this combat. */
export interface LoggedRoll {
  readonly id: number;
  readonly notation: string;
  readonly action: string;
  readonly round: number;
  readonly phase: string;
  readonly roll: Roll;
  /** What the action added to what the dice count; absent in rolls of an earlier version. */
  readonly added?: Sum;
  /** The dice were rolled by hand: `roll` has none, and its total is what they count. */
  readonly isTyped?: boolean;
}

/** What the beginning of a round changed: status effects, and bars. */
export interface Upkeep {
  readonly round: number;
  readonly changes: readonly UpkeepChange[];
  /** The bars that changed with them, by name. */
  readonly bars?: readonly UpkeepChange[];
}

/** An action performed in this combat. */
export interface PerformedAction {
  readonly id: number;
  readonly draft: ActionDraft;
  readonly round: number;
  readonly phase: string;
}

/**
 * The state of a combat besides the sheet. The session keeps it for each character; none of it is stored with
 * the sheet.
 */
export interface CombatRecord {
  /** undefined until the player changes the draft; the default is the action of the best skill. */
  readonly draft: ActionDraft | undefined;
  /** The id of the roll that was made for this draft, if any. */
  readonly draftRoll: number | undefined;
  /** Newest first. */
  readonly rolls: readonly LoggedRoll[];
  /** The changes in the upkeep of each round of this combat, newest first. */
  readonly upkeeps: readonly Upkeep[];
  /** The actions of this combat, newest first. */
  readonly performed: readonly PerformedAction[];
}

export const NO_COMBAT: CombatRecord = {
  draft: undefined,
  draftRoll: undefined,
  rolls: [],
  upkeeps: [],
  performed: [],
};

/** A new draft, without a roll. */
export function newDraft(draft: ActionDraft): Pick<CombatRecord, 'draft' | 'draftRoll'> {
  return { draft, draftRoll: undefined };
}

/**
 * A new draft of an action, with the skill that it was last performed with.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function draftLikeLast(
  action: string | undefined,
  { performed }: Pick<CombatRecord, 'performed'>,
): ActionDraft {
  const draft = selectAction(action);
  const skill = performed.find((each) => each.draft.action === action)?.draft.inputs.skill;
  return skill === undefined ? draft : giveInputs(draft, 'ACTION', { skill });
}
