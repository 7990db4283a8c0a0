import { useId, useState } from 'react';
import { readableName } from '../../cards/readable-name.ts';
import type { TypedNumbers } from '../../core/consequences/targets.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { withMinus } from '../../core/lib/signed.ts';
import { MAX_NUMBER } from '../../core/lib/whole-number.ts';
import type { Play } from '../../core/play/play.ts';
import { difficultyOf } from '../../core/play/rules/outcome.ts';
import { hitRule } from '../../core/play/rules/resolve-hit.ts';
import { hitKindOf, type RolledAction, type Target } from '../../core/play/rules/rolled-action.ts';
import type { TargetSession } from '../../state/play/use-target.ts';
import { DisclosureButton } from '../../ui/buttons/disclosure-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './target-numbers.module.css';

interface Row {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly typed: (value: number) => TypedNumbers;
}

/** The numbers of a target that matter to an action. */
function numbersOf(action: RolledAction, target: Target, gameData: GameData, play: Play): readonly Row[] {
  const kind = hitKindOf(action);
  const { damageType: type } = action;
  const min = -MAX_NUMBER;
  const isFixed = kind === 'HEALING' && hitRule(kind, play)?.difficulty !== undefined;
  const soakName =
    type === 'UNRELATED' || type === 'HEALING' ? undefined : gameData.damageTypes.get(type)?.soakName;
  return [
    ...(isFixed
      ? []
      : [
          {
            label: 'Difficulty',
            value: difficultyOf(target, kind, play).total,
            min: play.difficulty?.minimum ?? min,
            typed: (difficulty: number) => ({ difficulty }),
          },
        ]),
    ...(kind === 'DAMAGE' && soakName !== undefined
      ? [
          {
            label: readableName(soakName),
            value: target.soak(type).total,
            min,
            typed: (soak: number) => ({ soak: { [type]: soak } }),
          },
        ]
      : []),
    ...(kind === 'DAMAGE'
      ? [
          {
            label: readableName('DAMAGE_RECEIVED'),
            value: target.damageReceived.total,
            min,
            typed: (damageReceived: number) => ({ damageReceived }),
          },
        ]
      : []),
    ...(kind === 'HEALING'
      ? [
          {
            label: readableName('HEALING_RECEIVED'),
            value: target.healingReceived.total,
            min,
            typed: (healingReceived: number) => ({ healingReceived }),
          },
        ]
      : []),
  ];
}

interface TargetNumbersProps {
  session: TargetSession;
  action: RolledAction;
  gameData: GameData;
}

/** The difficulty of the target and what it soaks and receives, on one line that opens to fields for them. */
export function TargetNumbers({ session: { target, intents }, action, gameData }: TargetNumbersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = numbersOf(action, target, gameData, playOf(gameData));
  if (rows.length === 0) return null;
  const summary = rows
    .filter(({ value }, index) => index === 0 || value !== 0)
    .map(({ label, value }) => `${label} ${withMinus(value)}`)
    .join(', ');
  return (
    <>
      <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        <span className={styles.summary}>{summary}</span>
      </DisclosureButton>
      {isOpen ? (
        <div id={id} className={styles.fields}>
          {rows.map(({ label, value, min, typed }) => (
            <div key={label} className={styles.field}>
              <NumberField
                label={label}
                value={value}
                min={min}
                max={MAX_NUMBER}
                onChange={(next) => intents.type(typed(next))}
              />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
