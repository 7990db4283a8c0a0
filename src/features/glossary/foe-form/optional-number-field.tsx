import { TextField } from '../../../ui/fields/text-field.tsx';
import { parseWholeNumber } from '../../../ui/fields/whole-number.ts';

interface OptionalNumberFieldProps {
  label: string;
  description: string;
  value: unknown;
  error: string | undefined;
  /** Called with a number, with the typed text where it is none, and with undefined where nothing is typed. */
  onChange: (value: number | string | undefined) => void;
}

/** A whole number that may be missing. */
export function OptionalNumberField({
  label,
  description,
  value,
  error,
  onChange,
}: OptionalNumberFieldProps) {
  return (
    <TextField
      label={label}
      description={description}
      error={error}
      inputMode="text"
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={(text) => onChange(text.trim() === '' ? undefined : (parseWholeNumber(text) ?? text))}
    />
  );
}
