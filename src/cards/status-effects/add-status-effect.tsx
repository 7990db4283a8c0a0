import { Plus } from 'lucide-react';
import { useState } from 'react';
import { checkStatusEffect, type StatusEffectHolder } from '../../core/combat/status-effects.ts';
import { statusEffectLevelCap } from '../../core/game-data/caps.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { WordingText } from '../wording-text.tsx';
import styles from './add-status-effect.module.css';

const NO_CHOICE = '';

interface AddStatusEffectProps {
  sheet: StatusEffectHolder;
  gameData: GameData;
  /** On one line, with the labels inside the fields; the level shows once an effect is chosen. */
  isRow?: boolean;
  /** Why nothing can be added at all. */
  unavailable?: string | undefined;
  /** What the button says. */
  addLabel?: string;
  onAdd: (effect: StatusEffectLevel) => void;
}

/**
 * A form that adds a status effect at a level, or shows why it cannot.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function AddStatusEffect({
  sheet,
  gameData,
  isRow = false,
  unavailable,
  addLabel = 'Add Status Effect',
  onAdd,
}: AddStatusEffectProps) {
  const [chosen, setChosen] = useState(NO_CHOICE);
  const [level, setLevel] = useState(1);
  // A change of packs may have removed the chosen effect or lowered the cap.
  const cap = statusEffectLevelCap(gameData);
  const effect = {
    name: gameData.statusEffects.has(chosen) ? chosen : NO_CHOICE,
    level: Math.min(level, cap),
  };
  const problem = unavailable ?? checkStatusEffect(sheet, effect, gameData);
  return (
    <div
      className={styles.form}
      data-row={isRow || undefined}
      data-chosen={effect.name === NO_CHOICE ? undefined : true}
    >
      <div className={styles.effect}>
        <SelectField
          label="Status Effect"
          value={effect.name}
          onChange={setChosen}
          options={[
            { value: NO_CHOICE, label: 'None' },
            ...gameData.glossary.statusEffects.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      <div className={styles.level}>
        <NumberField label="Level" value={effect.level} min={1} max={cap} onChange={setLevel} />
      </div>
      <div className={styles.add}>
        <Button
          wide
          icon={isRow ? <Plus /> : undefined}
          disabledReason={problem ? <WordingText wording={problem} /> : undefined}
          onClick={() => onAdd(effect)}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
