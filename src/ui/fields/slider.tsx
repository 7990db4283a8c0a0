import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react';
import type { Tone } from '../brand/tone.ts';
import { Field, type FieldText, fieldDescription } from './field.tsx';
import styles from './slider.module.css';
import { Stepper } from './stepper.tsx';
import { clampNumber } from './whole-number.ts';

export interface SliderProps
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
    > {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  tone?: Tone | undefined;
  /** Shows the buttons `Decrease {label}` and `Increase {label}` at its ends. */
  steppers?: boolean | undefined;
  /** Formats the value, on screen and for screen readers; otherwise plain digits. */
  format?: ((value: number) => string) | undefined;
}

/** A number between two bounds, set by drag or arrow keys. */
export function Slider({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  min,
  max,
  step = 1,
  tone = 'accent',
  steppers = false,
  format = String,
  disabled = false,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const filled = max > min ? (clampNumber(value, min, max) - min) / (max - min) : 0;
  const stepBy = (steps: number) => onChange(clampNumber(value + steps * step, min, max));
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      figure={
        <span className={styles.value} aria-hidden="true">
          {format(value)}
        </span>
      }
    >
      <div className={styles.row}>
        {steppers ? (
          <Stepper
            direction="down"
            labelId={`${id}-label`}
            disabled={disabled || value <= min}
            onStep={() => stepBy(-1)}
          />
        ) : null}
        <input
          {...rest}
          {...fieldDescription(id, { description, error })}
          id={id}
          type="range"
          className={styles.slider}
          data-tone={tone}
          style={{ '--filled': filled } as CSSProperties}
          disabled={disabled}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {steppers ? (
          <Stepper
            direction="up"
            labelId={`${id}-label`}
            disabled={disabled || value >= max}
            onStep={() => stepBy(1)}
          />
        ) : null}
      </div>
    </Field>
  );
}
