import { type ReactNode, useId } from 'react';
import choiceStyles from './choice.module.css';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  /** Names the group. */
  label: ReactNode;
  labelHidden?: boolean | undefined;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
}

/** Radio buttons, each with a label and an optional description. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange } = props;
  const name = useId();
  return (
    <Group {...props}>
      {options.map((option) => (
        <div key={option.value} className={choiceStyles.choice} data-disabled={option.disabled || undefined}>
          <input
            type="radio"
            className={choiceStyles.input}
            name={name}
            id={`${name}-${option.value}`}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.description ? `${name}-${option.value}-description` : undefined}
            onChange={() => onChange(option.value)}
          />
          <label className={choiceStyles.words} htmlFor={`${name}-${option.value}`}>
            {option.label}
          </label>
          {option.description ? (
            <p className={choiceStyles.description} id={`${name}-${option.value}-description`}>
              {option.description}
            </p>
          ) : null}
        </div>
      ))}
    </Group>
  );
}

/** A choice between two to five short labels, next to each other. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange } = props;
  const name = useId();
  return (
    <Group {...props}>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
}

function Group({
  label,
  labelHidden = false,
  children,
}: {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
