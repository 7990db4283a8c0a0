import { type FocusEvent, type ReactNode, useState } from 'react';
import { isDefeated } from '../../core/encounter/overview.ts';
import { EffectChips } from './effects/effect-chips.tsx';
import type { MemberRowProps } from './member-controls.tsx';
import styles from './member-row.module.css';

interface MemberItemProps extends Pick<MemberRowProps, 'member' | 'name' | 'isNear'> {
  className: string | undefined;
  children: ReactNode;
}

/** The list item of a member. Far from the viewport it holds only its name, unless it has the focus. */
export function MemberItem({ member, name, isNear, className, children }: MemberItemProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The active element stays when the window loses the focus.
    if (![relatedTarget, document.activeElement].some((each) => currentTarget.contains(each as Node | null)))
      setHasFocus(false);
  };
  return isNear || hasFocus ? (
    <li
      className={className}
      data-acted={member.hasActed || undefined}
      data-defeated={isDefeated(member) || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={blurred}
    >
      {children}
      <EffectChips member={member} name={name} />
      {member.notes === undefined ? null : (
        <p className={styles.memberNotes} dir="auto">
          {member.notes}
        </p>
      )}
    </li>
  ) : (
    <li className={styles.placeholder}>
      <bdi>{name}</bdi>
    </li>
  );
}
