import { useId } from 'react';
import styles from './stepper.module.css';
import { useHold } from './use-hold.ts';

interface StepperBase {
  direction: 'down' | 'up';
  /** True at the bound. */
  disabled: boolean;
  /** `continues`: the step belongs to the same run as the one before it. */
  onStep: (continues: boolean) => void;
}

/**
 * The label of its field: the id of the element that has it, or the text. A text takes no element of its own.
 */
export type StepperProps = StepperBase &
  ({ labelId: string; fieldLabel?: undefined } | { labelId?: undefined; fieldLabel: string });

/**
 * `Increase {field}` or `Decrease {field}`; it repeats while it is held. It is no tab stop of its own: arrow
 * keys lead to it from its field.
 */
export function Stepper({ direction, labelId, fieldLabel, disabled, onStep }: StepperProps) {
  const actionId = useId();
  const hold = useHold((continues) => !disabled && onStep(continues));
  const action = direction === 'up' ? 'Increase' : 'Decrease';
  const isText = fieldLabel !== undefined;
  return (
    <button
      {...hold}
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      data-direction={direction}
      aria-label={isText ? `${action} ${fieldLabel}` : undefined}
      aria-labelledby={isText ? undefined : `${actionId} ${labelId}`}
      aria-disabled={disabled || undefined}
    >
      {isText ? null : (
        <span className="visually-hidden" id={actionId}>
          {action}
        </span>
      )}
    </button>
  );
}
