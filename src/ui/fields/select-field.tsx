import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldText, fieldDescription } from './field.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'select'>,
      'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'multiple' | 'children'
    > {
  value: string;
  onChange: (value: string) => void;
  options: readonly (SelectOption | SelectGroup)[];
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** The platform's own select, whose picker every user and screen reader knows. */
export function SelectField({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  options,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={error}>
      <div className={styles.box}>
        <select
          {...rest}
          {...fieldDescription(id, { description, error })}
          id={id}
          className={`${fieldStyles.control} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={`group ${entry.label}`} label={entry.label}>
                {entry.options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </optgroup>
            ) : (
              <Option key={entry.value} {...entry} />
            ),
          )}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </Field>
  );
}
