import { ENCOUNTER_LIMITS } from '../../lib/file-limits.ts';
import { normaliseName } from '../../lib/normalise-name.ts';

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

/** Each character once, and not more than the limit. */
export function distinctParty(members: readonly PartyMember[]): readonly PartyMember[] {
  const byKey = new Map<string, PartyMember>();
  for (const member of members) {
    const key = partyKey(member);
    if (!byKey.has(key) && byKey.size < ENCOUNTER_LIMITS.party) byKey.set(key, member);
  }
  return [...byKey.values()];
}
