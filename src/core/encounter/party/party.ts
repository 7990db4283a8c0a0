import { ENCOUNTER_LIMITS } from '../../lib/file-limits.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import type { Encounter } from '../encounter.ts';

/**
 * A stored character in an encounter. It is known by its name alone: its numbers are those of its sheet.
 * Rule: docs/rules/encounters.md#the-party.
 */
export interface PartyMember {
  /** The name of the character. */
  readonly character: string;
  readonly hasActed: boolean;
}

/** The key of a member: the normalised name of its character. */
export const partyKey = ({ character }: Pick<PartyMember, 'character'>): string => normaliseName(character);

/**
 * Adds characters to the party. Those that are in it stay as they are, and a full party takes no more.
 * Rule: docs/rules/encounters.md#the-party.
 */
export function addToParty(encounter: Encounter, names: readonly string[]): Encounter {
  const party = distinctParty([
    ...encounter.party,
    ...names.map((name): PartyMember => ({ character: name.trim(), hasActed: false })),
  ]);
  return party.length === encounter.party.length ? encounter : { ...encounter, party };
}

/** Each character once, and not more than the limit. */
export function distinctParty(members: readonly PartyMember[]): readonly PartyMember[] {
  const byKey = new Map<string, PartyMember>();
  for (const member of members) {
    const key = partyKey(member);
    if (!byKey.has(key) && byKey.size < ENCOUNTER_LIMITS.party) byKey.set(key, member);
  }
  return [...byKey.values()];
}

/** Takes a character out of the party. The character itself stays. Rule: docs/rules/encounters.md#the-party. */
export function removeFromParty(encounter: Encounter, name: string): Encounter {
  const key = normaliseName(name);
  const party = encounter.party.filter((member) => partyKey(member) !== key);
  return party.length === encounter.party.length ? encounter : { ...encounter, party };
}

/** Says whether a member of the party has acted in this phase. Rule: docs/rules/encounters.md#the-party. */
export function setPartyActed(encounter: Encounter, name: string, hasActed: boolean): Encounter {
  const key = normaliseName(name);
  const party = encounter.party.map((member) =>
    partyKey(member) === key && member.hasActed !== hasActed ? { ...member, hasActed } : member,
  );
  return { ...encounter, party };
}
