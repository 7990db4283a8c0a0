import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { checkGroup, GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './create-encounter.module.css';
import { FoeSelect } from './foe-select.tsx';
import { GroupMaxima } from './group-maxima.tsx';

interface AddGroupProps {
  groups: readonly NewGroup[];
  onAdd: (group: NewGroup) => void;
}

/** The form that adds a group: its name, and the maxima of its members. */
export function AddGroup({ groups, onAdd }: AddGroupProps) {
  const [group, setGroup] = useState(GROUP_DEFAULTS);
  const nameField = useRef<HTMLInputElement>(null);
  const problem = checkGroup(group, groups);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    onAdd(group);
    setGroup(GROUP_DEFAULTS);
    nameField.current?.focus();
  };

  return (
    <form className={styles.group} onSubmit={add} noValidate aria-labelledby="add-group">
      <h2 className={styles.title} id="add-group">
        New group
      </h2>
      <FoeSelect name={group.name} onChoose={setGroup} />
      <TextField
        ref={nameField}
        label="Group Name"
        value={group.name}
        onChange={(name) => setGroup({ ...group, name })}
      />
      <GroupMaxima group={group} onChange={(maxima) => setGroup({ ...group, ...maxima })} />
      <Button type="submit" icon={<Plus />} disabledReason={problem}>
        Add Group
      </Button>
    </form>
  );
}
