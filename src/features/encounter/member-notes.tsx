import { type Encounter, type EncounterMember, memberName } from '../../core/encounter/encounter.ts';
import { changeMemberNotes } from '../../core/encounter/notes.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { useGame } from '../../state/use-game.ts';
import { useVisits } from '../../state/use-visits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogList } from '../../ui/overlays/dialog-list.tsx';

/** A field for the notes of each member. */
export function MemberNotes({ encounter }: { encounter: Encounter }) {
  const { encounters } = useGame();
  const { visitOf, end } = useVisits();
  const nameOf = (member: EncounterMember) => memberName(encounter, member);
  return (
    <DialogList
      label="Notes of members"
      items={encounter.members}
      itemKey={nameOf}
      itemHeight={3.75}
      itemName={nameOf}
      renderItem={(member) => {
        const name = nameOf(member);
        return (
          <TextField
            label={`Notes of ${name}`}
            value={member.notes ?? ''}
            maxLength={ENCOUNTER_LIMITS.memberNotes}
            onChange={(notes) =>
              encounters.change(
                `Write notes of ${name}`,
                (before) => changeMemberNotes(before, member, notes),
                visitOf(true),
              )
            }
            onBlur={end}
          />
        );
      }}
    />
  );
}
