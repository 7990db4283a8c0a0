import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { checkNameForm } from '../../../core/lib/name-form.ts';
import { normaliseName } from '../../../core/lib/normalise-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/buttons/chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './foe-form.module.css';

/** How many names are offered while one is typed. */
const MAX_OFFERED = 50;

interface NamesFieldProps {
  /** The label of the field for one more. */
  label: string;
  addLabel: string;
  /** What the list is called. */
  listLabel: string;
  names: readonly string[];
  /** The names that the game data define. */
  known: readonly string[];
  error: string | undefined;
  onChange: (names: readonly string[]) => void;
}

/** A list of names: each can be removed, and one more is typed or chosen among those of the game data. */
export function NamesField({ label, addLabel, listLabel, names, known, error, onChange }: NamesFieldProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const typed = normaliseName(text);
  const offered = known
    .filter((name) => !names.includes(name) && normaliseName(name).includes(typed))
    .slice(0, MAX_OFFERED);
  const problem = typed === '' ? undefined : checkNameForm(text);
  const add = () => {
    if (typed === '' || problem !== undefined) return;
    const name = known.find((each) => normaliseName(each) === typed) ?? text.trim();
    if (!names.includes(name)) onChange([...names, name]);
    setText('');
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === '') return;
    // Enter submits the whole form otherwise.
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.names}>
      <div className={styles.add}>
        <TextField
          label={label}
          error={problem ?? error}
          value={text}
          onChange={setText}
          onKeyDown={pressed}
          list={listId}
        />
        <Button icon={<Plus />} disabled={typed === ''} onClick={add}>
          {addLabel}
        </Button>
      </div>
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {names.length === 0 ? null : (
        <ul className={styles.chips} aria-label={listLabel}>
          {names.map((name, index) => (
            <li key={name}>
              <Chip onRemove={() => onChange(names.toSpliced(index, 1))} removeLabel={`Remove ${name}`}>
                <bdi>{name}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
