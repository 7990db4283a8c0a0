import type { EncounterGroup, EncounterMember } from '../../../core/encounter/encounter.ts';
import { MEMBER_RESOURCES, useMemberWords } from '../encounter-words.ts';
import styles from './foe-turn.module.css';

interface MemberFiguresProps {
  group: EncounterGroup;
  member: EncounterMember;
}

/** `Health 17 of 22`, and so on: what a game master looks for, as large as in the row of the member. */
export function MemberFigures({ group, member }: MemberFiguresProps) {
  const words = useMemberWords();
  return (
    <span className={styles.figures}>
      {MEMBER_RESOURCES.map(({ field, maximum, tone }) => (
        <span key={field} className={styles.figure} data-tone={tone}>
          <span>{words[field]} </span>
          <span>
            <b>{member[field]}</b> of {group[maximum]}{' '}
          </span>
        </span>
      ))}
    </span>
  );
}
