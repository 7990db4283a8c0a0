import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import styles from './stepper.module.css';

export interface StepperProps {
  direction: 'down' | 'up';
  /** The id of the label of its field. */
  labelId: string;
  /** True at the bound. */
  disabled: boolean;
  onStep: () => void;
}

/** `Increase {field}` or `Decrease {field}`. Not in the tab order: the field's arrow keys do the same. */
export function Stepper({ direction, labelId, disabled, onStep }: StepperProps) {
  const actionId = useId();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      data-direction={direction}
      aria-labelledby={`${actionId} ${labelId}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <span className="visually-hidden" id={actionId}>
        {direction === 'up' ? 'Increase' : 'Decrease'}
      </span>
      {direction === 'up' ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </button>
  );
}
