import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { checkStatusEffect, type StatusEffectHolder } from '../../core/combat/status-effects.ts';
import { statusEffectLevelCap } from '../../core/game-data/caps.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { RulesText } from '../terms/rules-text.tsx';
import styles from './add-status-effect.module.css';
import { EffectLevels } from './effect-levels.tsx';

const NO_CHOICE = '';

interface AddStatusEffectProps {
  sheet: StatusEffectHolder;
  gameData: GameData;
  /** On one line, with the labels inside the fields; the level shows once an effect is chosen. */
  isRow?: boolean;
  /** Why nothing can be added at all. */
  unavailable?: string | undefined;
  /** It is proposed to someone else, who decides. */
  isProposal?: boolean;
  onAdd: (effect: StatusEffectLevel) => void;
}

/**
 * A form that adds a status effect at a level, or shows why it cannot. Once one is chosen, each level has a
 * button that adds it at once.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function AddStatusEffect({
  sheet,
  gameData,
  isRow = false,
  unavailable,
  isProposal = false,
  onAdd,
}: AddStatusEffectProps) {
  const [chosen, setChosen] = useState(NO_CHOICE);
  const [level, setLevel] = useState(1);
  const select = useRef<HTMLSelectElement>(null);
  // A change of packs may have removed the chosen effect or lowered the cap.
  const cap = statusEffectLevelCap(gameData);
  const effect = {
    name: gameData.statusEffects.has(chosen) ? chosen : NO_CHOICE,
    level: Math.min(level, cap),
  };
  const problemAt = (each: number) =>
    unavailable ?? checkStatusEffect(sheet, { name: effect.name, level: each }, gameData);
  const problem = problemAt(effect.level);
  /**
   * Adds the effect at a level, and empties the form for another one. Where it cannot be added, the field
   * shows that level, and the button the reason.
   */
  const add = (each: number) => {
    if (problemAt(each) !== undefined) return setLevel(each);
    onAdd({ name: effect.name, level: each });
    setChosen(NO_CHOICE);
    setLevel(1);
    // The buttons of the levels disappear, and the focus would with them.
    select.current?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.form}
      data-row={isRow || undefined}
      data-chosen={effect.name === NO_CHOICE ? undefined : true}
    >
      <div className={styles.effect}>
        <SelectField
          ref={select}
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
          disabledReason={problem ? <RulesText wording={problem} /> : undefined}
          onClick={() => add(effect.level)}
        >
          {isProposal ? (
            'Propose'
          ) : (
            <>
              Add<span className={styles.what}> Status Effect</span>
            </>
          )}
        </Button>
      </div>
      {effect.name === NO_CHOICE || cap === 1 ? null : (
        <EffectLevels
          effect={effect.name}
          cap={cap}
          verb={isProposal ? 'Propose' : 'Add'}
          isPossible={(each) => problemAt(each) === undefined}
          onChoose={add}
        />
      )}
    </div>
  );
}
