import { useState } from 'react';
import type { EncounterGroup } from '../../core/encounter/encounter.ts';
import { addMembers } from '../../core/encounter/members.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './group-block.module.css';

interface AddMembersProps {
  group: EncounterGroup;
  groupReference: number;
}

/** Adds one or several members to a group. */
export function AddMembers({ group, groupReference }: AddMembersProps) {
  const { encounters, notices } = useGame();
  const [count, setCount] = useState(1);
  const add = () => {
    const before = encounters.store.getState().encounter;
    const label = count === 1 ? `Add ${group.name}` : `Add ${count} ${group.name}`;
    if (!encounters.change(label, (encounter) => addMembers(encounter, groupReference, count))) return;
    const after = encounters.store.getState().encounter;
    const added = (after?.members.length ?? 0) - (before?.members.length ?? 0);
    if (added < count) {
      notices.warn(
        say`${added} of ${count} ${userName(group.name)} have been added: an encounter has at most ${ENCOUNTER_LIMITS.members} members.`,
      );
    }
    setCount(1);
  };
  return (
    <div className={styles.add}>
      <Button aria-label={`Add ${group.name}`} onClick={add}>
        Add
      </Button>
      <NumberField
        label={`Number of new ${group.name}`}
        labelHidden
        value={count}
        onChange={setCount}
        min={1}
        max={ENCOUNTER_LIMITS.members}
      />
    </div>
  );
}
