import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'onChange' | 'value' | 'type' | 'ref'
  > {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A search input with a button that empties it; Escape empties it too. Its label is for screen readers only.
 */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} label={label} labelHidden>
      <div className={`${fieldStyles.line} ${styles.box}`}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          ref={input}
          id={id}
          type="search"
          className={`${fieldStyles.control} ${styles.input}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value ? (
          <span className={styles.clear}>
            <IconButton
              label="Clear"
              icon={<X />}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          </span>
        ) : null}
      </div>
    </Field>
  );
}
