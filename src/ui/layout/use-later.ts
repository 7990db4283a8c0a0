import { useEffect, useState } from 'react';

/** What waits for its frame, in the order in which it came. */
const waiting = new Set<() => void>();

function runNext(): void {
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) requestAnimationFrame(runNext);
}

/** Runs it in one of the next frames, in which nothing else that waits is run; returns what calls it off. */
function runLater(run: () => void): () => void {
  waiting.add(run);
  if (waiting.size === 1) requestAnimationFrame(runNext);
  return () => waiting.delete(run);
}

/**
 * A value a few frames after it has changed, for what is out of view. Of all that use it, one changes in each frame, so
 * that none of the frames takes long.
 */
export function useLater<Value extends object | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => (value === shown ? undefined : runLater(() => setShown(value))), [value, shown]);
  return shown;
}
