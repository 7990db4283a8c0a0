import { useEffect, useState } from 'react';
import { runInTurn } from './in-turn.ts';

/**
 * A value a few frames after it has changed, for what is out of view. Of all that use it, one changes in each
 * frame, so that none of the frames takes long.
 */
export function useLater<Value extends object | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(
    () => (value === shown ? undefined : runInTurn(() => setShown(value), { canWait: true })),
    [value, shown],
  );
  return shown;
}
