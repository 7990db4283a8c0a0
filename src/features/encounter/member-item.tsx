import type { ReactNode } from 'react';
import { isDefeated } from '../../core/encounter/overview.ts';
import type { MemberRowProps } from './member-controls.tsx';
import styles from './member-row.module.css';
import { useIsNear } from './use-is-near.ts';

interface MemberItemProps extends Pick<MemberRowProps, 'member' | 'name' | 'isOneOfMany'> {
  className: string | undefined;
  children: ReactNode;
}

/** The list item of a member. One of many that is far from the viewport holds only its name. */
export function MemberItem({ member, name, isOneOfMany, className, children }: MemberItemProps) {
  const [isNear, row] = useIsNear(isOneOfMany);
  return isNear ? (
    <li
      ref={row}
      className={className}
      data-acted={member.hasActed || undefined}
      data-defeated={isDefeated(member) || undefined}
    >
      {children}
      {member.notes === undefined ? null : (
        <p className={styles.memberNotes} dir="auto">
          {member.notes}
        </p>
      )}
    </li>
  ) : (
    <li ref={row} className={styles.placeholder}>
      <bdi>{name}</bdi>
    </li>
  );
}
