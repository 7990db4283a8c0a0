import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'onChange' | 'checked' | 'type' | 'children'
  > {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  /** Why it cannot be changed now: replaces the description. The box stays focusable. */
  disabledReason?: ReactNode;
}

/** A checkbox, named by the text next to it. */
export function Checkbox({ label, checked, onChange, description, disabledReason, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isDisabled = Boolean(disabledReason);
  const below = disabledReason || description;
  return (
    <div className={styles.choice} data-disabled={isDisabled || rest.disabled || undefined}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={styles.input}
        checked={checked}
        aria-disabled={isDisabled || undefined}
        aria-describedby={below ? `${id}-description` : rest['aria-describedby']}
        onChange={(event) => !isDisabled && onChange(event.target.checked)}
      />
      <label className={styles.words} htmlFor={id}>
        {label}
      </label>
      {below ? (
        <p className={styles.description} id={`${id}-description`}>
          {below}
        </p>
      ) : null}
    </div>
  );
}
