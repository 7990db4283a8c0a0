import { memo } from 'react';
import type { EncounterGroup, EncounterMember } from '../../core/encounter/encounter.ts';
import { changeMember, type MemberReference } from '../../core/encounter/members.ts';
import { useGame } from '../../state/use-game.ts';
import { useVisits } from '../../state/use-visits.ts';
import type { Tone } from '../../ui/brand/tone.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { MEMBER_RESOURCES, useMemberWords } from './encounter-words.ts';
import styles from './member-row.module.css';

export interface MemberProps {
  group: EncounterGroup;
  member: EncounterMember;
  /** The name of the member. */
  name: string;
}

/** A row that has the focus. */
export interface FocusedRow {
  /** The id of its member. */
  readonly member: number;
  readonly row: number;
}

export interface MemberRowProps extends MemberProps {
  /** The number of the row in its group, which stays when it shows another member. */
  row: number;
  /** Whether its controls are shown, on a phone. */
  isOpen: boolean;
  onOpen: (key: string | undefined) => void;
  /** Called when something in it gets the focus, and with undefined when it loses it. */
  onFocus: (focused: FocusedRow | undefined) => void;
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
  const words = useMemberWords();
  return MEMBER_RESOURCES.map(({ field, maximum, tone }) => (
    <MemberSlider
      key={field}
      groupReference={member.groupReference}
      id={member.id}
      name={name}
      field={field}
      label={words[field]}
      tone={tone}
      value={member[field]}
      max={group[maximum]}
    />
  ));
}

interface MemberSliderProps extends MemberReference {
  name: string;
  field: (typeof MEMBER_RESOURCES)[number]['field'];
  label: string;
  tone: Tone;
  value: number;
  max: number;
}

/** It renders again only where its own value changes, and not where the member has acted. */
const MemberSlider = memo(
  ({ groupReference, id, name, field, label, tone, value, max }: MemberSliderProps) => {
    const { encounters } = useGame();
    const { visitOf } = useVisits();
    return (
      <div className={styles.resource}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <SliderField
          label={`${label} of ${name}`}
          fieldLabel={`${name} ${label}`}
          value={value}
          max={max}
          tone={tone}
          onChange={(next, coalesces) =>
            encounters.change(
              `${label} of ${name}`,
              (encounter) => changeMember(encounter, { groupReference, id }, { [field]: next }),
              visitOf(coalesces),
            )
          }
        />
      </div>
    );
  },
);
