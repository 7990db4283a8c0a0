import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import styles from './stepper.module.css';

export interface StepperProps {
  direction: 'down' | 'up';
  /** The id of the label of the field that it steps. */
  labelId: string;
  /** True at the bound, where there is no further step. */
  disabled: boolean;
  onStep: () => void;
}

/** `Increase {field}` or `Decrease {field}`. Out of the tab order: the field's own arrow keys do the same. */
export function Stepper({ direction, labelId, disabled, onStep }: StepperProps) {
  const wordId = useId();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      data-direction={direction}
      aria-labelledby={`${wordId} ${labelId}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <span className="visually-hidden" id={wordId}>
        {direction === 'up' ? 'Increase' : 'Decrease'}
      </span>
      {direction === 'up' ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </button>
  );
}
