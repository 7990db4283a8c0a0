import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { EncounterGroup, EncounterMember } from '../../../core/encounter/encounter.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import styles from '../group-block.module.css';

const [GroupEffectsDialog] = onDemand(() =>
  import('./group-effects-dialog.tsx').then((module) => module.GroupEffectsDialog),
);

interface GroupEffectsProps {
  group: EncounterGroup;
  members: readonly EncounterMember[];
}

/** `Status effects of {group}`: opens the dialog that gives one to several members. */
export function GroupEffects({ group, members }: GroupEffectsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Status effects of ${group.name}`}
        icon={
          <>
            <Flame aria-hidden="true" />
            <span className={styles.caption}>Effects</span>
          </>
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <GroupEffectsDialog group={group} members={members} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
