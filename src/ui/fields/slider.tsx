import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react';
import { Field, type FieldText, fieldDescription } from './field.tsx';
import styles from './slider.module.css';
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
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const filled = max > min ? (clampNumber(value, min, max) - min) / (max - min) : 0;
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      figure={
        <span className={styles.value} aria-hidden="true">
          {value}
        </span>
      }
    >
      <div className={styles.row}>
        <input
          {...rest}
          {...fieldDescription(id, { description, error })}
          id={id}
          type="range"
          className={styles.slider}
          style={{ '--filled': filled } as CSSProperties}
          min={min}
          max={max}
          value={value}
          aria-valuetext={String(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
    </Field>
  );
}
