import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';
import { Field, type FieldText, fieldDescription } from './field.tsx';

export interface TextFieldProps
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'type'
    > {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={error}>
      <div className={styles.line}>
        <input
          autoComplete="off"
          dir="auto"
          {...rest}
          {...fieldDescription(id, { description, error }, rest)}
          id={id}
          type="text"
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
