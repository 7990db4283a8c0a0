import { normaliseName } from '../../lib/normalise-name.ts';
import type { Encounter } from '../encounter.ts';
import { distinctParty, type PartyMember, partyKey } from './party-member.ts';

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

/**
 * Takes a character out of the party. The character itself stays.
 * Rule: docs/rules/encounters.md#the-party.
 */
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
