import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';
import { Field, type FieldText, fieldDescription } from './field.tsx';

export interface TextAreaProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'onChange' | 'value' | 'defaultValue'> {
  value: string;
  onChange: (value: string) => void;
}

/** A text field of several lines, which grows with its text. */
export function TextArea({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={error}>
      <textarea
        rows={4}
        {...rest}
        {...fieldDescription(id, { description, error }, rest)}
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
