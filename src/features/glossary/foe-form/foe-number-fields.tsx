import { type FoeJson, namesInField, problemOfField } from '../../../core/foes/foe-draft.ts';
import { wordFor } from '../../../core/game-data/words.ts';
import { ENCOUNTER_LIMITS } from '../../../core/lib/file-limits.ts';
import { isJsonObject } from '../../../core/lib/name-map.ts';
import type { Problem } from '../../../core/lib/problem.ts';
import { MAX_NUMBER } from '../../../core/lib/whole-number.ts';
import { CONFIGURABLE_DAMAGE_TYPES, DAMAGE_TYPES } from '../../../core/rules/vocabulary.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './foe-form.module.css';
import { NamesField } from './names-field.tsx';
import { OptionalNumberField } from './optional-number-field.tsx';

/** The most dice that a foe rolls. */
const MAX_DICE = 1_000;

/** The damage type of a foe that names none. */
const NO_TYPE = 'UNRELATED';

interface FoeNumberFieldsProps {
  json: FoeJson;
  problems: readonly Problem[];
  onChange: (field: string, value: unknown) => void;
}

/** What a foe by its numbers has: its maxima, its attack, and what it withstands. */
export function FoeNumberFields(props: FoeNumberFieldsProps) {
  const { json, problems, onChange } = props;
  const { gameData } = useGameDataState();
  const numberField = (label: string, field: string, min: number, max: number) => (
    <NumberField
      label={label}
      value={wholeOr(json[field], min)}
      error={problemOfField(problems, field)}
      onChange={(value) => onChange(field, value)}
      min={min}
      max={max}
    />
  );
  const { maximum } = ENCOUNTER_LIMITS;
  return (
    <>
      <div className={styles.numbers}>
        {numberField(`Maximum ${wordFor(gameData, 'HEALTH')}`, 'maximumHealth', 1, maximum)}
        {numberField(`Maximum ${wordFor(gameData, 'ENERGY')}`, 'maximumEnergy', 1, maximum)}
        {numberField(`Maximum ${wordFor(gameData, 'ACTION_POINTS', 'AP')}`, 'maximumAP', 1, maximum)}
      </div>
      <fieldset className={styles.part}>
        <legend>Attack</legend>
        <div className={styles.numbers}>
          {numberField('Dice', 'dice', 0, MAX_DICE)}
          <OptionalNumberField
            label="Power"
            description="Leave it empty if hits do no damage."
            value={json.power}
            error={problemOfField(problems, 'power')}
            onChange={(value) => onChange('power', value)}
          />
          <SelectField
            label="Damage Type"
            value={typeof json.damageType === 'string' ? json.damageType : NO_TYPE}
            error={problemOfField(problems, 'damageType')}
            onChange={(type) => onChange('damageType', type === NO_TYPE ? undefined : type)}
            options={DAMAGE_TYPES.map((type) => ({
              value: type,
              label: type === NO_TYPE ? 'None' : gameData.glossary.damageTypeName(type),
            }))}
          />
        </div>
        <p className={styles.quiet}>
          What an action costs and does comes from the action of the same name. Without any, the foe attacks.
        </p>
        <NamesField
          label="Action"
          addLabel="Add Action"
          listLabel="Actions"
          names={namesInField(json, 'actions')}
          known={[...gameData.actions.keys()]}
          error={problemOfField(problems, 'actions')}
          onChange={(names) => onChange('actions', names)}
        />
      </fieldset>
      <Defence {...props} />
    </>
  );
}

function Defence({ json, problems, onChange }: FoeNumberFieldsProps) {
  const { gameData } = useGameDataState();
  const soak = isJsonObject(json.soak) ? json.soak : {};
  return (
    <fieldset className={styles.part}>
      <legend>Defence</legend>
      <div className={styles.numbers}>
        {CONFIGURABLE_DAMAGE_TYPES.map((type) => (
          <NumberField
            key={type}
            label={
              <>
                Soak against <bdi>{gameData.glossary.damageTypeName(type)}</bdi>
              </>
            }
            value={wholeOr(soak[type], 0)}
            error={problemOfField(problems, 'soak')}
            onChange={(value) => onChange('soak', { ...soak, [type]: value })}
            min={-MAX_NUMBER}
            max={MAX_NUMBER}
          />
        ))}
        <OptionalNumberField
          label="Difficulty"
          description="To hit it. Leave it empty for the difficulty in the game data."
          value={json.difficulty}
          error={problemOfField(problems, 'difficulty')}
          onChange={(value) => onChange('difficulty', value)}
        />
      </div>
      <NamesField
        label="Immune to"
        addLabel="Add Status Effect"
        listLabel="Status effects that cannot affect it"
        names={namesInField(json, 'proofAgainst')}
        known={gameData.glossary.statusEffects}
        error={problemOfField(problems, 'proofAgainst')}
        onChange={(names) => onChange('proofAgainst', names)}
      />
    </fieldset>
  );
}

/** The number that a field has; `otherwise` where it has none. */
function wholeOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
