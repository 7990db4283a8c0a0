import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { checkGroupName, type NewGroup } from '../../core/encounter/create.ts';
import { changeGroup, checkChangedGroup, moveGroup, removeGroup } from '../../core/encounter/edit.ts';
import type { Encounter, EncounterGroup } from '../../core/encounter/encounter.ts';
import { foeNamed } from '../../core/foes/foe-book.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { useFoeRules } from '../../state/foes/foe-rules.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './create-encounter.module.css';
import { useMaximaText, useMemberWordsWithin } from './encounter-words.ts';
import { GroupMaxima } from './group-maxima.tsx';

interface GroupProps {
  encounter: Encounter;
  groupReference: number;
  group: EncounterGroup;
}

interface EditGroupProps extends GroupProps {
  /** What is typed for it and not saved yet. */
  typed: Partial<NewGroup> | undefined;
  onType: (typed: Partial<NewGroup> | undefined) => void;
  onRemoved: () => void;
}

/** A group of the loaded encounter, with buttons that move, change and remove it. */
export function EditGroup({ encounter, groupReference, group, typed, onType, onRemoved }: EditGroupProps) {
  const { encounters } = useGame();
  const [isOpen, setOpen] = useState(typed !== undefined);
  const maximaText = useMaximaText();
  const { name } = group;
  const count = encounter.members.filter((member) => member.groupReference === groupReference).length;
  const move = (by: -1 | 1) =>
    encounters.change(`Move ${name}`, (before) => moveGroup(before, groupReference, by));
  return (
    <li className={styles.edited}>
      <div className={styles.draft}>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.quiet}>
            <FactLine text={`${maximaText(group)} · ${count} ${count === 1 ? 'member' : 'members'}`} />
          </p>
        </div>
        <div className={styles.buttons}>
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={groupReference === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={groupReference === encounter.groups.length - 1}
            onClick={() => move(1)}
          />
          <IconButton
            label={`Edit ${name}`}
            icon={<Pencil aria-hidden="true" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton
            label={`Remove group ${name}`}
            icon={<X aria-hidden="true" />}
            disabled={encounter.groups.length === 1}
            onClick={() => {
              if (encounters.change(`Remove ${name}`, (before) => removeGroup(before, groupReference)))
                onRemoved();
            }}
          />
        </div>
      </div>
      {isOpen ? (
        <GroupForm
          encounter={encounter}
          groupReference={groupReference}
          group={group}
          typed={typed}
          onType={onType}
          onDone={() => setOpen(false)}
        />
      ) : null}
    </li>
  );
}

interface GroupFormProps extends Omit<EditGroupProps, 'onRemoved'> {
  onDone: () => void;
}

/** `typed` has nothing else of the group: another window may change the rest meanwhile. */
function GroupForm({ encounter, groupReference, group, typed, onType, onDone }: GroupFormProps) {
  const { encounters } = useGame();
  const { hiddenGroups } = useLoadedEncounter();
  const { book } = useFoeRules();
  const fields = { ...group, ...typed };
  const words = useMemberWordsWithin();
  const problem = checkChangedGroup(encounter, groupReference, fields, words);
  const type = (more: Partial<NewGroup>) => {
    const next = { ...typed, ...more };
    onType(sameContent({ ...group, ...next }, group) ? undefined : next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    // Hidden under both names, so that neither the change nor its undo reveals it.
    if (hiddenGroups.has(normaliseName(group.name))) encounters.setHidden('groups', fields.name, true);
    // A group that was named after its foe stays that foe under another name.
    const foe = fields.foe ?? foeNamed(group.name, book)?.name;
    const next = foe === undefined ? fields : { ...fields, foe };
    if (!encounters.change(`Edit ${group.name}`, (before) => changeGroup(before, groupReference, next)))
      return;
    onType(undefined);
    onDone();
  };
  return (
    <form className={styles.group} onSubmit={save} noValidate aria-label={`Edit ${group.name}`}>
      <TextField
        label={`Name of ${group.name}`}
        value={fields.name}
        onChange={(name) => type({ name })}
        error={checkGroupName(
          fields.name,
          encounter.groups.filter((_, index) => index !== groupReference),
        )}
      />
      <GroupMaxima group={fields} onChange={type} />
      <Button type="submit" kind="primary" disabledReason={problem}>
        Save Group
      </Button>
    </form>
  );
}
