import { useId, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSelectOnFocus } from '../../../ui/fields/use-select-on-focus.ts';
import { parseWholeNumber } from '../../../ui/fields/whole-number.ts';

interface OptionalNumberFieldProps {
  label: string;
  description: string;
  value: unknown;
  error: string | undefined;
  /**
   * Called with a number, with the typed text where it is none, and with undefined where nothing is typed.
   */
  onChange: (value: number | string | undefined) => void;
}

/** A whole number that may be missing. Its content is selected when it gets the focus. */
export function OptionalNumberField({
  label,
  description,
  value,
  error,
  onChange,
}: OptionalNumberFieldProps) {
  const id = useId();
  /** The text while it is being typed. */
  const [draft, setDraft] = useState<string>();
  const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const selection = useSelectOnFocus(id, draft, written);
  const typed = (text: string) => {
    setDraft(text);
    onChange(text.trim() === '' ? undefined : (parseWholeNumber(text) ?? text));
  };
  return (
    <TextField
      id={id}
      label={label}
      description={description}
      error={error}
      inputMode="text"
      value={draft ?? written}
      onChange={typed}
      {...selection}
      onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
      onBlur={() => setDraft(undefined)}
    />
  );
}
