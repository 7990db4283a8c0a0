import { useId } from 'react';
import type { NewGroup } from '../../core/encounter/create.ts';
import { foeGroup } from '../../core/foes/foe-group.ts';
import { compareNames } from '../../core/game-data/compare-names.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { useFoeRules } from '../../state/foes/foe-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './create-encounter.module.css';

const NONE = '';

/** So many foes have a button each; more are in a list that opens. */
const MAX_BUTTONS = 8;

interface FoeChoiceProps {
  /** The name of the group, which is that of the chosen foe unless it was changed. */
  name: string;
  /** `isPressed`: by a button, after which the focus may move on. */
  onChoose: (group: NewGroup, isPressed: boolean) => void;
}

/** Fills the form of a group with the numbers of a foe; nothing where there are no foes. */
export function FoeChoice({ name, onChoose }: FoeChoiceProps) {
  const { gameData, book } = useFoeRules();
  const labelId = useId();
  const foes = [...book.values()];
  if (foes.length === 0) return null;
  const names = foes.map((foe) => foe.name).sort(compareNames);
  const choose = (chosen: string, isPressed: boolean) => {
    const foe = foes.find((each) => each.name === chosen);
    const group = foe && foeGroup(foe, gameData);
    if (group) onChoose({ ...group, foe: group.name }, isPressed);
  };
  if (names.length <= MAX_BUTTONS) {
    return (
      <fieldset className={styles.foes} aria-labelledby={labelId}>
        <p className={styles.quiet} id={labelId}>
          Foe
        </p>
        {names.map((each) => (
          <Button
            key={each}
            icon={<NamedCoat name={each} size="line" />}
            aria-pressed={each === name}
            onClick={() => choose(each, true)}
          >
            <bdi>{each}</bdi>
          </Button>
        ))}
      </fieldset>
    );
  }
  return (
    <SelectField
      label="Foe"
      value={names.includes(name) ? name : NONE}
      onChange={(chosen) => choose(chosen, false)}
      options={[
        { value: NONE, label: 'Your own numbers' },
        ...names.map((each) => ({ value: each, label: each })),
      ]}
    />
  );
}
