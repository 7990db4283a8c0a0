import { X } from 'lucide-react';
import { memo } from 'react';
import { removeMember } from '../../core/encounter/members.ts';
import { isDefeated } from '../../core/encounter/overview.ts';
import { useGame } from '../../state/use-game.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ActedCheckbox, type MemberRowProps, MemberSliders } from './member-controls.tsx';
import styles from './member-row.module.css';
import { useIsNear } from './use-is-near.ts';

function Row({ group, member, name, isOneOfMany }: MemberRowProps) {
  const { encounters } = useGame();
  const [isNear, row] = useIsNear(isOneOfMany);
  if (!isNear) {
    return (
      <li ref={row} className={styles.far}>
        <bdi>{name}</bdi>
      </li>
    );
  }
  return (
    <li
      ref={row}
      className={styles.member}
      data-acted={member.hasActed || undefined}
      data-defeated={isDefeated(member) || undefined}
    >
      <ActedCheckbox group={group} member={member} name={name} isHidden={false} />
      <MemberSliders group={group} member={member} name={name} />
      <IconButton
        label={`Remove ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={() => encounters.change(`Remove ${name}`, (encounter) => removeMember(encounter, member))}
      />
    </li>
  );
}

/** One member: whether it has acted, and its resources. It renders again only where these change. */
export const MemberRow = memo(Row);
