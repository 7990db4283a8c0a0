import { X } from 'lucide-react';
import { memo } from 'react';
import type { EncounterGroup, EncounterMember } from '../../core/encounter/encounter.ts';
import { changeMember, removeMember } from '../../core/encounter/members.ts';
import { isDefeated } from '../../core/encounter/overview.ts';
import { useGame } from '../../state/use-game.ts';
import { useVisits } from '../../state/use-visits.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import styles from './member-row.module.css';
import { useIsNear } from './use-is-near.ts';

const RESOURCES = [
  { field: 'health', label: 'Health', maximum: 'maximumHealth', tone: 'life' },
  { field: 'energy', label: 'Energy', maximum: 'maximumEnergy', tone: 'energy' },
  { field: 'ap', label: 'AP', maximum: 'maximumAP', tone: 'accent' },
] as const;

interface MemberRowProps {
  group: EncounterGroup;
  member: EncounterMember;
  /** The name of the member. */
  name: string;
  /** Its grid cell, on screens with columns. */
  column: number | undefined;
  line: number | undefined;
  /** Whether the encounter has so many members that only rows near the viewport are rendered. */
  isOneOfMany: boolean;
}

function Row({ group, member, name, column, line, isOneOfMany }: MemberRowProps) {
  const { encounters } = useGame();
  const { visitOf } = useVisits();
  const [isNear, row] = useIsNear(isOneOfMany);
  if (!isNear) {
    return (
      <li ref={row} className={styles.far} style={{ gridColumn: column, gridRow: line }}>
        <bdi>{name}</bdi>
      </li>
    );
  }
  return (
    <li
      ref={row}
      className={styles.member}
      style={{ gridColumn: column, gridRow: line }}
      data-acted={member.hasActed || undefined}
      data-defeated={isDefeated(member) || undefined}
    >
      <div className={styles.name}>
        <Checkbox
          label={
            <span className={styles.words}>
              <bdi className={styles.group}>{group.name}</bdi> <span>{member.id}</span>
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
      </div>
      {RESOURCES.map(({ field, label, maximum, tone }) => (
        <div key={field} className={styles.resource} data-resource={field}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <SliderField
            label={`${label} of ${name}`}
            fieldLabel={`${name} ${label}`}
            value={member[field]}
            max={group[maximum]}
            tone={tone}
            onChange={(value, coalesces) =>
              encounters.change(
                `${label} of ${name}`,
                (encounter) => changeMember(encounter, member, { [field]: value }),
                visitOf(coalesces),
              )
            }
          />
        </div>
      ))}
      <div className={styles.remove}>
        <IconButton
          label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={() => encounters.change(`Remove ${name}`, (encounter) => removeMember(encounter, member))}
        />
      </div>
    </li>
  );
}

/** One member: whether it has acted, and its resources. It renders again only where these change. */
export const MemberRow = memo(Row);
