import { useEffect, useRef, useState } from 'react';

/** How long it stays after the field is left, in ms. */
const STAYS_FOR_MS = 4000;

/** What a number field says of the number that was typed; the message outlasts the field's focus a little. */
export function useFieldMessage() {
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    message,
    /** undefined: takes the message away. */
    say(next: string | undefined) {
      clearTimeout(timer.current);
      setMessage(next);
    },
    clearSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMessage(undefined), STAYS_FOR_MS);
    },
  };
}

/**
 * What to say where a typed number is brought between the bounds of its field; undefined where it is within
 * them.
 */
export function boundMessage(
  number: number | undefined,
  min: number | undefined,
  max: number | undefined,
): string | undefined {
  if (number === undefined) return undefined;
  if (max !== undefined && number > max) return `The most is ${max}.`;
  if (min !== undefined && number < min) return `The least is ${min}.`;
  return undefined;
}
