import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EncounterGroup } from '../../../core/encounter/encounter.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { ENCOUNTER_LIMITS } from '../../../core/lib/file-limits.ts';
import { say, userName } from '../../../core/lib/wording.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import groupStyles from '../group-block.module.css';
import styles from './add-members.module.css';

interface AddMembersProps {
  group: EncounterGroup;
  groupReference: number;
  /** On a phone, where the number shows once one has been added, or where there is none yet. */
  isCompact: boolean;
  isEmpty: boolean;
  /** The other buttons of the group. */
  children: ReactNode;
}

/** Adds one or several members to a group. */
export function AddMembers({ group, groupReference, isCompact, isEmpty, children }: AddMembersProps) {
  const { encounters, notices } = useGame();
  const [count, setCount] = useState(1);
  const [hasNumber, setHasNumber] = useState(isEmpty);
  const label = `Add ${group.name}`;
  const add = () => {
    const before = encounters.store.getState().encounter;
    const step = count === 1 ? label : `Add ${count} ${group.name}`;
    if (!encounters.change(step, (encounter) => addMembers(encounter, groupReference, count))) return;
    const after = encounters.store.getState().encounter;
    const added = (after?.members.length ?? 0) - (before?.members.length ?? 0);
    if (added < count) {
      notices.warn(
        say`${added} of ${count} ${userName(group.name)} have been added: an encounter has at most ${ENCOUNTER_LIMITS.members} members.`,
      );
    }
    setCount(1);
    setHasNumber(true);
  };
  const number = (
    <NumberField
      label={`Number of new ${group.name}`}
      labelHidden={!isCompact}
      value={count}
      onChange={setCount}
      min={1}
      max={ENCOUNTER_LIMITS.members}
    />
  );
  if (isCompact)
    return (
      <>
        <IconButton
          label={label}
          icon={
            <>
              <Plus aria-hidden="true" />
              <span className={groupStyles.caption}>Add</span>
            </>
          }
          onClick={add}
        />
        {children}
        {hasNumber ? <div className={styles.number}>{number}</div> : null}
      </>
    );
  return (
    <>
      <div className={styles.add}>
        <Button aria-label={label} onClick={add}>
          Add
        </Button>
        {number}
      </div>
      {children}
    </>
  );
}
