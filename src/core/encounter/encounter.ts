import type { PartyMember } from './party/party-member.ts';

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
  /** The name of the foe that its members are, where it is not that of the group; never empty. */
  readonly foe?: string;
}

/** What a foe with a character sheet has spent and performed in this encounter. */
export interface MemberCombat {
  /** Its resources besides health, energy and AP, by the names of resources; at least 0. */
  readonly resources: ReadonlyMap<string, number>;
  /** The id of the weapon that it has equipped since; empty for none. */
  readonly weapon?: string;
  /** Each name once, here and below: the actions and maneuvers performed. */
  readonly currentPhaseActions: readonly string[];
  readonly currentRoundActions: readonly string[];
  readonly previousRoundActions: readonly string[];
  readonly combatActions: readonly string[];
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
  /** Levels of 1 or more; never empty. */
  readonly statusEffects?: ReadonlyMap<string, number>;
  readonly combat?: MemberCombat;
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
  return memberNameInGroup({ name: groups[member.groupReference]?.name ?? '' }, member);
}

/** The same name, where the group is known. Rule: docs/rules/encounters.md#members. */
export function memberNameInGroup(
  { name }: Pick<EncounterGroup, 'name'>,
  { id }: Pick<EncounterMember, 'id'>,
): string {
  return `${name} ${id}`.trim();
}

/** The name of the foe that the members of a group are. Rule: docs/rules/encounters.md#foes-of-a-group. */
export function foeNameOf({ name, foe }: Pick<EncounterGroup, 'name' | 'foe'>): string {
  return foe ?? name;
}

/** An encounter or a member with these notes; without the field where they are empty. */
export function withNotes<Noted extends object>(
  noted: Noted,
  notes: string,
): Omit<Noted, 'notes'> & { readonly notes?: string } {
  const { notes: _before, ...others }: Noted & { notes?: string } = noted;
  return notes === '' ? others : { ...others, notes };
}
