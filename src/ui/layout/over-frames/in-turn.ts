/** What waits for its frame, in the order in which it came. */
const waiting = new Set<() => void>();
/** What waits until nothing else does. */
const last = new Set<() => void>();
let isRequested = false;

function request(): void {
  if (isRequested || waiting.size + last.size === 0) return;
  isRequested = true;
  requestAnimationFrame(runNext);
}

function runNext(): void {
  isRequested = false;
  const [next] = [...waiting, ...last];
  if (next === undefined) return;
  waiting.delete(next);
  last.delete(next);
  next();
  request();
}

/**
 * Runs it in one of the next frames, in which nothing else that waits is run. What waits already keeps its
 * place, and what `canWait` comes after all that can't. Returns what calls it off.
 */
export function runInTurn(run: () => void, { canWait = false } = {}): () => void {
  const [queue, other] = canWait ? [last, waiting] : [waiting, last];
  other.delete(run);
  queue.add(run);
  request();
  return () => {
    waiting.delete(run);
    last.delete(run);
  };
}
