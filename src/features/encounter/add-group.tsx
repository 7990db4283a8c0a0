import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { checkGroup, GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './create-encounter.module.css';
import { FoeSelect } from './foe-select.tsx';

interface AddGroupProps {
  groups: readonly NewGroup[];
  onAdd: (group: NewGroup) => void;
}

const MAXIMA = [
  ['Maximum Health', 'maximumHealth'],
  ['Maximum Energy', 'maximumEnergy'],
  ['Maximum AP', 'maximumAP'],
] as const;

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
      <div className={styles.maxima}>
        {MAXIMA.map(([label, field]) => (
          <NumberField
            key={field}
            label={label}
            value={group[field]}
            onChange={(value) => setGroup({ ...group, [field]: value })}
            min={1}
            max={ENCOUNTER_LIMITS.maximum}
          />
        ))}
      </div>
      <Button type="submit" icon={<Plus />} disabledReason={problem}>
        Add Group
      </Button>
    </form>
  );
}
