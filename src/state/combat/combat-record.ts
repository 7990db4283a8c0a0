import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { UpkeepChange } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';

/** Dice that were rolled in this combat. */
export interface LoggedRoll {
  readonly id: number;
  readonly notation: string;
  readonly action: string;
  readonly round: number;
  readonly phase: string;
  readonly roll: Roll;
}

/** What the beginning of a round did to the status effects. */
export interface Upkeep {
  readonly round: number;
  readonly changes: readonly UpkeepChange[];
}

/**
 * What a combat has besides the sheet. The session keeps it per character; nothing of it is stored with the
 * sheet.
 */
export interface CombatRecord {
  /** undefined until the player drafts: then it is the first action. */
  readonly draft: ActionDraft | undefined;
  /** The id of the roll that was made for this draft; undefined where there is none. */
  readonly draftRoll: number | undefined;
  /** Newest first. */
  readonly rolls: readonly LoggedRoll[];
  /** What the upkeep of each round of this combat changed, newest first. */
  readonly upkeeps: readonly Upkeep[];
}

export const NO_COMBAT: CombatRecord = { draft: undefined, draftRoll: undefined, rolls: [], upkeeps: [] };

/** A new draft, for which nothing was rolled yet. */
export function newDraft(draft: ActionDraft): Pick<CombatRecord, 'draft' | 'draftRoll'> {
  return { draft, draftRoll: undefined };
}
