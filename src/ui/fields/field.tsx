import { CircleAlert } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldText {
  label: ReactNode;
  /** Hides the label visually, where a row or a heading already shows it. */
  labelHidden?: boolean | undefined;
  description?: ReactNode;
  /** What is wrong with the value. */
  error?: ReactNode;
}

interface FieldProps extends FieldText {
  /** The id of the control; the ids of the label, the description and the error are made from it. */
  id: string;
  /** A figure at the label's end, such as a slider's value. */
  figure?: ReactNode;
  children: ReactNode;
}

/**
 * The ARIA attributes that connect a control to its description and its error.
 * @param own those that it has besides: what is wrong with it may be shown elsewhere
 */
export function fieldDescription(
  id: string,
  { description, error }: Pick<FieldText, 'description' | 'error'>,
  own: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> = {},
) {
  const ids = [description && `${id}-description`, error && `${id}-error`, own['aria-describedby']];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : own['aria-invalid'],
  };
}

/** The frame of every field: the label, the control, the description and the error. */
export function Field({ id, label, labelHidden = false, description, error, figure, children }: FieldProps) {
  return (
    <div className={styles.field} data-field-frame>
      <div className={labelHidden && !figure ? 'visually-hidden' : styles.top}>
        <label className={labelHidden ? 'visually-hidden' : styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {figure}
      </div>
      {children}
      {description ? (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert className={styles.mark} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
