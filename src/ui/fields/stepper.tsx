import { useId } from 'react';
import styles from './stepper.module.css';
import { useHold } from './use-hold.ts';

export interface StepperProps {
  direction: 'down' | 'up';
  /** The id of the label of its field. */
  labelId: string;
  /** True at the bound. */
  disabled: boolean;
  /** `continues`: the step belongs to the same run as the one before it. */
  onStep: (continues: boolean) => void;
}

/**
 * `Increase {field}` or `Decrease {field}`; it repeats while it is held. It is no tab stop of its own: arrow keys
 * lead to it from its field.
 */
export function Stepper({ direction, labelId, disabled, onStep }: StepperProps) {
  const actionId = useId();
  const hold = useHold((continues) => !disabled && onStep(continues));
  return (
    <button
      {...hold}
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      data-direction={direction}
      aria-labelledby={`${actionId} ${labelId}`}
      aria-disabled={disabled || undefined}
    >
      <span className="visually-hidden" id={actionId}>
        {direction === 'up' ? 'Increase' : 'Decrease'}
      </span>
    </button>
  );
}
