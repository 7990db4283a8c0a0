import { useState } from 'react';
import { type FoeJson, problemOfField } from '../../../core/foes/foe-draft.ts';
import type { Problem } from '../../../core/lib/problem.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** The choice of the sheet that the foe has already. */
const AS_IT_IS = '';

interface FoeSheetProps {
  problems: readonly Problem[];
  onChange: (sheet: FoeJson) => void;
}

/** What a foe with a whole character sheet has: the sheet, or that of another character as it is now. */
export function FoeSheet({ problems, onChange }: FoeSheetProps) {
  const characters = useCharacters();
  const [chosen, setChosen] = useState(AS_IT_IS);
  const choose = (key: string) => {
    const character = characters.find((each) => each.key === key);
    if (character === undefined) return;
    setChosen(key);
    onChange(character.value.json);
  };
  return (
    <SelectField
      label="Character Sheet"
      description="This is a copy: changes to the character do not change the foe."
      value={chosen}
      error={problemOfField(problems, 'sheet')}
      onChange={choose}
      options={[
        { value: AS_IT_IS, label: 'Keep this copy', disabled: chosen !== AS_IT_IS },
        ...characters.map(({ key, name }) => ({ value: key, label: `Copy ${name} as it is now` })),
      ]}
    />
  );
}
