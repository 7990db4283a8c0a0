import { cutText } from '../lib/cut-text.ts';
import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { type Encounter, withNotes } from './encounter.ts';
import { isMember, type MemberReference } from './members.ts';

/** Sets the notes of the encounter, cut to their limit. Rule: docs/rules/encounters.md#notes. */
export function changeEncounterNotes(encounter: Encounter, notes: string): Encounter {
  return withNotes(encounter, cutText(notes, ENCOUNTER_LIMITS.notes));
}

/** Sets the notes of a member, cut to their limit. Rule: docs/rules/encounters.md#notes. */
export function changeMemberNotes(
  encounter: Encounter,
  reference: MemberReference,
  notes: string,
): Encounter {
  const isChanged = isMember(reference);
  return {
    ...encounter,
    members: encounter.members.map((member) =>
      isChanged(member) ? withNotes(member, cutText(notes, ENCOUNTER_LIMITS.memberNotes)) : member,
    ),
  };
}
