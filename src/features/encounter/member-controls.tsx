import type { EncounterGroup, EncounterMember } from '../../core/encounter/encounter.ts';
import { changeMember } from '../../core/encounter/members.ts';
import { useGame } from '../../state/use-game.ts';
import { useVisits } from '../../state/use-visits.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { useMemberWords } from './encounter-words.ts';
import styles from './member-row.module.css';

/** The resources of a member, in the order of the table. */
const MEMBER_RESOURCES = [
  { field: 'health', maximum: 'maximumHealth', tone: 'life' },
  { field: 'energy', maximum: 'maximumEnergy', tone: 'energy' },
  { field: 'ap', maximum: 'maximumAP', tone: 'accent' },
] as const;

export interface MemberProps {
  group: EncounterGroup;
  member: EncounterMember;
  /** The name of the member. */
  name: string;
}

export interface MemberRowProps extends MemberProps {
  /** Whether it is rendered: in or near the viewport, where there are many members. */
  isNear: boolean;
  /** Whether its controls are shown, on a phone. */
  isOpen: boolean;
  onOpen: (key: string | undefined) => void;
}

/** The checkbox `{member} has acted`. */
export function ActedCheckbox({ group, member, name, isHidden }: MemberProps & { isHidden: boolean }) {
  const { encounters } = useGame();
  return (
    <Checkbox
      label={
        <span className={isHidden ? 'visually-hidden' : styles.words}>
          <bdi>{group.name}</bdi> <span>{member.id}</span>
          <span className="visually-hidden"> has acted</span>
        </span>
      }
      checked={member.hasActed}
      onChange={(hasActed) =>
        encounters.change(hasActed ? `${name} has acted` : `${name} has not acted`, (encounter) =>
          changeMember(encounter, member, { hasActed }),
        )
      }
    />
  );
}

/** The sliders `Health of {member}`, `Energy of {member}` and `AP of {member}`. */
export function MemberSliders({ group, member, name }: MemberProps) {
  const { encounters } = useGame();
  const { visitOf } = useVisits();
  const words = useMemberWords();
  return MEMBER_RESOURCES.map(({ field, maximum, tone }) => (
    <div key={field} className={styles.resource}>
      <span className={styles.label} aria-hidden="true">
        {words[field]}
      </span>
      <SliderField
        label={`${words[field]} of ${name}`}
        fieldLabel={`${name} ${words[field]}`}
        value={member[field]}
        max={group[maximum]}
        tone={tone}
        onChange={(value, coalesces) =>
          encounters.change(
            `${words[field]} of ${name}`,
            (encounter) => changeMember(encounter, member, { [field]: value }),
            visitOf(coalesces),
          )
        }
      />
    </div>
  ));
}
