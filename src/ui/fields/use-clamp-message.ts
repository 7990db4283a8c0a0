import { useEffect, useRef, useState } from 'react';

/** How long it stays after the field is left, in ms. */
const STAYS_IN_MS = 4000;

/** What to say where a typed number was brought between the bounds of its field. */
export function useClampMessage(min: number | undefined, max: number | undefined) {
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (next: string | undefined) => {
    clearTimeout(timer.current);
    setMessage(next);
  };
  return {
    message,
    /** `number`: what was typed; undefined where it is no number. */
    check(number: number | undefined) {
      if (number === undefined) say(undefined);
      else if (max !== undefined && number > max) say(`The most is ${max}.`);
      else if (min !== undefined && number < min) say(`The least is ${min}.`);
      else say(undefined);
    },
    clear: () => say(undefined),
    clearSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMessage(undefined), STAYS_IN_MS);
    },
  };
}
