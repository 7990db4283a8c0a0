import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { UpkeepChange } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';

/** A dice roll in this combat. */
export interface LoggedRoll {
  readonly id: number;
  readonly notation: string;
  readonly action: string;
  readonly round: number;
  readonly phase: string;
  readonly roll: Roll;
}

/** The changes of status effects at the beginning of a round. */
export interface Upkeep {
  readonly round: number;
  readonly changes: readonly UpkeepChange[];
}

/**
 * The state of a combat besides the sheet. The session keeps it for each character; none of it is stored with
 * the sheet.
 */
export interface CombatRecord {
  /** undefined until the player changes the draft; the default is the first action. */
  readonly draft: ActionDraft | undefined;
  /** The id of the roll that was made for this draft, if any. */
  readonly draftRoll: number | undefined;
  /** Newest first. */
  readonly rolls: readonly LoggedRoll[];
  /** The changes in the upkeep of each round of this combat, newest first. */
  readonly upkeeps: readonly Upkeep[];
}

export const NO_COMBAT: CombatRecord = { draft: undefined, draftRoll: undefined, rolls: [], upkeeps: [] };

/** A new draft, without a roll. */
export function newDraft(draft: ActionDraft): Pick<CombatRecord, 'draft' | 'draftRoll'> {
  return { draft, draftRoll: undefined };
}
