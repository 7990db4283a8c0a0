import type { PartyMember } from './party/party.ts';

/**
 * The version of the encounters that this program writes, 0.1.0.
 * Rule: docs/rules/encounters.md#encounter-file.
 */
export const ENCOUNTER_VERSION = 0;

export type EncounterPhase = 1 | 2 | 3;

export interface EncounterGroup {
  readonly name: string;
  /** The id of the group's next member, from 1. */
  readonly currentId: number;
  readonly maximumHealth: number;
  readonly maximumEnergy: number;
  readonly maximumAP: number;
}

/** A member, identified by its group and its id in that group. */
export interface EncounterMember {
  /** The index of its group. */
  readonly groupReference: number;
  readonly id: number;
  readonly health: number;
  readonly energy: number;
  readonly ap: number;
  readonly hasActed: boolean;
  /** The game master's; never empty. */
  readonly notes?: string;
}

/**
 * An encounter that a game master tracks; round 0 means that it has not started.
 * Rule: docs/rules/encounters.md#encounter-file.
 */
export interface Encounter {
  readonly encounterName: string;
  readonly version: typeof ENCOUNTER_VERSION;
  readonly round: number;
  readonly phase: EncounterPhase;
  readonly groups: readonly EncounterGroup[];
  readonly members: readonly EncounterMember[];
  /** The stored characters that take part; files without any have no such field. */
  readonly party: readonly PartyMember[];
  /** The game master's; never empty. */
  readonly notes?: string;
}

/** A member's name, such as `Goblins 2`. Rule: docs/rules/encounters.md#members. */
export function memberName({ groups }: Encounter, member: EncounterMember): string {
  return `${groups[member.groupReference]?.name ?? ''} ${member.id}`.trim();
}

/** An encounter or a member with these notes; without the field where they are empty. */
export function withNotes<Noted extends object>(
  noted: Noted,
  notes: string,
): Omit<Noted, 'notes'> & { readonly notes?: string } {
  const { notes: _before, ...others }: Noted & { notes?: string } = noted;
  return notes === '' ? others : { ...others, notes };
}
