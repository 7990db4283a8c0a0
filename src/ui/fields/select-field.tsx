import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import fieldStyles from './field.module.css';
import { Field, type FieldText, fieldDescription } from './field.tsx';
import styles from './select-field.module.css';

/** Options that are rendered in one task: 20,000 at once would keep the page busy for 400 ms. */
const SLICE = 500;

/** How long a slice waits for an idle browser. */
const MAX_WAIT_MS = 500;

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

interface OptionsProps {
  entries: SelectFieldProps['options'];
  from: number;
}

function Options({ entries, from }: OptionsProps) {
  return entries.slice(from, from + SLICE).map((entry) =>
    'options' in entry ? (
      <optgroup key={`group ${entry.label}`} label={entry.label}>
        {entry.options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </optgroup>
    ) : (
      <Option key={entry.value} {...entry} />
    ),
  );
}

/** How many of the entries to render: all, but of a long list one more slice whenever the browser is idle. */
function useGrowingCount(length: number): number {
  const [count, setCount] = useState(SLICE);
  const isWhole = count >= length;
  useEffect(() => {
    return isWhole ? undefined : whenIdle(() => setCount(count + SLICE), MAX_WAIT_MS);
  }, [count, isWhole]);
  return Math.min(count, length);
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
  const count = useGrowingCount(options.length);
  // The chosen one is there from the first: a select without it would show another.
  const late = options
    .slice(count)
    .find((entry): entry is SelectOption => 'value' in entry && entry.value === value);
  const chosen = options
    .flatMap((entry) => ('options' in entry ? entry.options : [entry]))
    .find((option) => option.value === value);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={error}>
      <div className={styles.box}>
        <select
          {...rest}
          {...fieldDescription(id, { description, error }, rest)}
          id={id}
          className={`${fieldStyles.control} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {/* In a styled select, only a text of ours can end with an ellipsis; that of a style doubles no option. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.chosen}
            data-label={chosen?.label}
          />
          {Array.from({ length: Math.ceil(count / SLICE) }, (_, slice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slices never reorder
            <Options key={slice} entries={options} from={slice * SLICE} />
          ))}
          {late === undefined ? null : <Option {...late} />}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </Field>
  );
}
