import { X } from 'lucide-react';
import { memo } from 'react';
import { removeLoadedMember } from '../../state/encounters/remove-member.ts';
import { useGame } from '../../state/use-game.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { OpenTurnButton } from './foe-turn/open-turn-button.tsx';
import { ActedCheckbox, type MemberRowProps, MemberSliders } from './member-controls.tsx';
import { MemberItem } from './member-item.tsx';
import styles from './member-row.module.css';
import whoStyles from './who.module.css';

function Row({ group, member, name, row, onFocus }: MemberRowProps) {
  const game = useGame();
  return (
    <MemberItem member={member} name={name} row={row} onFocus={onFocus} className={styles.member}>
      <div className={whoStyles.who}>
        <ActedCheckbox group={group} member={member} name={name} isHidden={false} />
        <OpenTurnButton member={member} name={name} group={group.name} />
      </div>
      <MemberSliders group={group} member={member} name={name} />
      <IconButton
        label={`Remove ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={ignoreSecondClick(() => removeLoadedMember(game, member, name))}
      />
    </MemberItem>
  );
}

/** One member: whether it has acted, and its resources. It renders again only where these change. */
export const MemberRow = memo(Row);
