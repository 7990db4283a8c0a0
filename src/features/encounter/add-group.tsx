import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { checkGroup, checkGroupName, GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Heading, type HeadingLevel } from '../../ui/layout/heading.tsx';
import styles from './create-encounter.module.css';
import { useMemberWordsWithin } from './encounter-words.ts';
import { FoeChoice } from './foe-choice.tsx';
import { GroupMaxima } from './group-maxima.tsx';

interface AddGroupProps {
  /** What the form holds. */
  group: NewGroup;
  groups: readonly NewGroup[];
  onChange: (group: NewGroup) => void;
  onAdd: (group: NewGroup) => void;
  /** Of its heading. */
  level?: HeadingLevel;
  /** More fields. */
  children?: ReactNode;
}

/** The form that adds a group: its name, the maxima of its members, and how many it gets at once. */
export function AddGroup({ group, groups, onChange, onAdd, level = 2, children }: AddGroupProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const membersField = useRef<HTMLInputElement>(null);
  const problem = checkGroup(group, groups, useMemberWordsWithin());

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    onAdd(group);
    onChange(GROUP_DEFAULTS);
    nameField.current?.focus();
  };

  return (
    <form className={styles.group} onSubmit={add} noValidate aria-labelledby="add-group">
      <Heading level={level} className={styles.title} id="add-group">
        New group
      </Heading>
      <FoeChoice
        name={group.name}
        onChoose={(chosen, isPressed) => {
          onChange({ ...group, ...chosen });
          if (isPressed) membersField.current?.focus();
        }}
      />
      <TextField
        ref={nameField}
        label="Group Name"
        value={group.name}
        onChange={(name) => onChange({ ...group, name })}
        error={group.name === '' ? undefined : checkGroupName(group.name, groups)}
      />
      <GroupMaxima group={group} onChange={(maxima) => onChange({ ...group, ...maxima })}>
        <NumberField
          ref={membersField}
          label="Members"
          value={group.members ?? 0}
          onChange={(members) => onChange({ ...group, members })}
          min={0}
          max={ENCOUNTER_LIMITS.members}
          fallback={0}
        />
      </GroupMaxima>
      {children}
      <Button type="submit" icon={<Plus />} disabledReason={problem}>
        Add Group
      </Button>
    </form>
  );
}
