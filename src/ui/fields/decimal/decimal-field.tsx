import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import fieldStyles from '../field.module.css';
import { Field, type FieldText, fieldDescription } from '../field.tsx';
import { useSelectOnFocus } from '../use-select-on-focus.ts';
import { parseDecimal } from './parse-decimal.ts';

export interface DecimalFieldProps
  extends FieldText,
    Pick<ComponentPropsWithRef<'input'>, 'id' | 'placeholder' | 'aria-describedby' | 'aria-invalid'> {
  /** Undefined for none. */
  value: number | undefined;
  /** Called with a number within the bounds, or with undefined for an empty field that may be empty. */
  onChange: (value: number | undefined) => void;
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
  /** Whether it may be empty. */
  isOptional?: boolean | undefined;
}

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
  isOptional?: boolean | undefined;
}

/** Why a typed text is not taken; undefined where it is. */
function refusal(text: string, { min, max, isWhole, isOptional }: Bounds): string | undefined {
  if (text.trim() === '') return isOptional ? undefined : 'Not changed. Type a number.';
  const number = parseDecimal(text);
  if (number === undefined) return 'Not changed. Type a number such as 7 or 1.5.';
  if (isWhole && !Number.isInteger(number)) return 'Not changed. This must be a whole number.';
  if (min !== undefined && number < min) return `Not changed. This must be ${min} or more.`;
  if (max !== undefined && number > max) return `Not changed. This must be ${max} or less.`;
  return undefined;
}

/**
 * A number with a fraction, or none. Its content is selected when it gets the focus, and the arrow keys step
 * it by 1. What cannot be read as a number within the bounds changes nothing, and the field says so.
 */
export function DecimalField({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  min,
  max,
  isWhole = false,
  isOptional = false,
  ...rest
}: DecimalFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [draft, setDraft] = useState<string>();
  /** Why what was typed last over a value was not taken: it is said until something else is typed. */
  const [refused, setRefused] = useState<{ readonly over: unknown; readonly reason: string | undefined }>();
  const selection = useSelectOnFocus(id, draft, value ?? 0);
  const bounds = { min, max, isWhole, isOptional };
  const problem = (refused?.over === value ? refused?.reason : undefined) ?? error;

  const typed = (text: string) => {
    setDraft(text);
    const reason = refusal(text, bounds);
    setRefused({ over: value, reason });
    if (reason !== undefined) return;
    const next = parseDecimal(text);
    if (next !== value) onChange(next);
  };
  const stepped = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (value ?? 0) + step;
    setDraft(undefined);
    setRefused(undefined);
    if (refusal(String(next), bounds) === undefined && next !== value) onChange(next);
  };
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={problem}>
      <div className={fieldStyles.line}>
        <input
          autoComplete="off"
          inputMode="decimal"
          {...rest}
          {...fieldDescription(id, { description, error: problem }, rest)}
          id={id}
          type="text"
          className={fieldStyles.control}
          value={draft ?? (value === undefined ? '' : String(value))}
          onChange={(event) => typed(event.target.value)}
          onKeyDown={stepped}
          {...selection}
          onBlur={() => setDraft(undefined)}
        />
      </div>
    </Field>
  );
}
