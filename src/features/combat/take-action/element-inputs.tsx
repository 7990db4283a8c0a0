import { groupTitle } from '../../../cards/skill-group-title.ts';
import type { ElementEvaluation, InputRow } from '../../../core/combat/evaluation.ts';
import { groupSkills } from '../../../core/game-data/skill-groups.ts';
import type { InputValues } from '../../../core/rules/context.ts';
import type { InputName } from '../../../core/rules/define.ts';
import type { Visit } from '../../../state/history/undo-history.ts';
import { useVisits } from '../../../state/use-visits.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField, type SelectGroup, type SelectOption } from '../../../ui/fields/select-field.tsx';
import styles from './element-inputs.module.css';

type SkillGroups = ReadonlyMap<string, readonly string[]>;

interface ElementInputsProps {
  element: ElementEvaluation;
  /** The skills of each group, by its key. */
  skillGroups: SkillGroups;
  /** Called with the values that change, and the visit that they are typed in; the others stay. */
  onGive: (values: InputValues, visit?: Visit) => void;
}

/** The inputs of an action or a maneuver. */
export function ElementInputs({ element, skillGroups, onGive }: ElementInputsProps) {
  if (element.inputs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the heading above
    <div role="group" aria-label={`Inputs of ${element.action.name}`} className={styles.inputs}>
      {element.inputs.map((input, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the inputs of an action never reorder, and unknown inputs have no name
        <Input key={index} input={input} skillGroups={skillGroups} values={element.values} onGive={onGive} />
      ))}
    </div>
  );
}

interface InputProps {
  input: InputRow;
  skillGroups: SkillGroups;
  values: InputValues;
  onGive: (values: InputValues, visit?: Visit) => void;
}

const LABELS: Readonly<Record<Exclude<InputName, 'numeric'>, string>> = {
  skill: 'Skill',
  weapon: 'Weapon',
  statusEffect: 'Status Effect',
};

function Input({ input, skillGroups, values, onGive }: InputProps) {
  const { visitOf } = useVisits();
  if ('error' in input) return <Notice kind="error">{input.error}</Notice>;
  const { name, options } = input;
  if (options.control === 'number') {
    const { title, minimum, maximum, problem } = options;
    if (problem !== undefined) {
      return (
        <Notice kind="error" title={<bdi>{title}</bdi>}>
          {problem}
        </Notice>
      );
    }
    return (
      <div className={styles.number}>
        <NumberField
          label={<bdi>{title}</bdi>}
          value={values.numeric ?? minimum}
          min={minimum}
          max={maximum}
          undoable
          onChange={(numeric, coalesces) => onGive({ numeric }, visitOf(coalesces))}
        />
      </div>
    );
  }
  if (options.choices.length === 0 || name === 'numeric') {
    return <p className={styles.fallback}>{options.fallback}</p>;
  }
  const { statusEffect } = values;
  if (name === 'statusEffect' && statusEffect !== undefined) {
    const chosenEffect = options.choices.find(({ value }) => value === statusEffect.name);
    return (
      <div className={styles.pair}>
        <SelectField
          label={LABELS.statusEffect}
          value={statusEffect.name}
          options={options.choices}
          onChange={(effect) => onGive({ statusEffect: { ...statusEffect, name: effect } })}
        />
        <div className={styles.number}>
          <NumberField
            label="Level"
            value={statusEffect.level}
            min={1}
            max={chosenEffect?.highestLevel}
            undoable
            onChange={(level, coalesces) =>
              onGive({ statusEffect: { ...statusEffect, level } }, visitOf(coalesces))
            }
          />
        </div>
      </div>
    );
  }
  const chosen = name === 'skill' ? values.skill : values.weapon;
  return (
    <SelectField
      label={LABELS[name]}
      value={chosen ?? ''}
      options={name === 'skill' ? skillOptions(options.choices, skillGroups) : options.choices}
      onChange={(value) => onGive(name === 'skill' ? { skill: value } : { weapon: value })}
    />
  );
}

/** Skills in groups, as on the sheet, if they are of more than one. */
function skillOptions(
  choices: readonly SelectOption[],
  skillGroups: SkillGroups,
): readonly (SelectOption | SelectGroup)[] {
  const groups = groupSkills(
    choices.map((choice) => ({ ...choice, name: choice.value })),
    skillGroups,
  );
  return groups.length < 2
    ? choices
    : groups.map(({ group, skills }) => ({ label: groupTitle(group), options: skills }));
}
