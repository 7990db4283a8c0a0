import type { FocusEvent, ReactNode } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { isDefeated } from '../../core/encounter/overview.ts';
import { EffectChips } from './effects/effect-chips.tsx';
import type { MemberRowProps } from './member-controls.tsx';
import styles from './member-row.module.css';

interface MemberItemProps extends Pick<MemberRowProps, 'member' | 'name' | 'row' | 'onFocus'> {
  className: string | undefined;
  children: ReactNode;
}

/** The list item of a member. */
export function MemberItem({ member, name, row, onFocus, className, children }: MemberItemProps) {
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The active element stays when the window loses the focus.
    if (![relatedTarget, document.activeElement].some((each) => currentTarget.contains(each as Node | null)))
      onFocus(undefined);
  };
  return (
    <li
      className={className}
      data-acted={member.hasActed || undefined}
      data-defeated={isDefeated(member) || undefined}
      onFocus={() => onFocus({ member: member.id, row })}
      onBlur={blurred}
    >
      {children}
      {isDefeated(member) ? <span className="visually-hidden">Defeated</span> : null}
      <EffectChips member={member} name={name} />
      {member.notes === undefined ? null : (
        <p className={styles.memberNotes} dir="auto">
          <NamedText text={member.notes} />
        </p>
      )}
    </li>
  );
}
