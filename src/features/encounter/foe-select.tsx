import type { NewGroup } from '../../core/encounter/create.ts';
import { foeGroup } from '../../core/foes/foe-group.ts';
import { compareNames } from '../../core/game-data/compare-names.ts';
import { useFoeRules } from '../../state/foes/foe-rules.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

const NONE = '';

interface FoeSelectProps {
  /** The name of the group, which is that of the chosen foe unless it was changed. */
  name: string;
  onChoose: (group: NewGroup) => void;
}

/** Fills the form of a group with the numbers of a foe; nothing where no pack has foes. */
export function FoeSelect({ name, onChoose }: FoeSelectProps) {
  const { gameData, book } = useFoeRules();
  const foes = [...book.values()];
  if (foes.length === 0) return null;
  const names = foes.map((foe) => foe.name).sort(compareNames);
  const choose = (chosen: string) => {
    const foe = foes.find((each) => each.name === chosen);
    const group = foe && foeGroup(foe, gameData);
    if (group) onChoose({ ...group, foe: group.name });
  };
  return (
    <SelectField
      label="Foe"
      value={names.includes(name) ? name : NONE}
      onChange={choose}
      options={[
        { value: NONE, label: 'Your own numbers' },
        ...names.map((each) => ({ value: each, label: each })),
      ]}
    />
  );
}
