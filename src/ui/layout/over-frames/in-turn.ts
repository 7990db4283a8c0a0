/** What waits for its frame, in the order in which it came. */
const waiting = new Set<() => void>();
let isRequested = false;

function request(): void {
  if (isRequested || waiting.size === 0) return;
  isRequested = true;
  requestAnimationFrame(runNext);
}

function runNext(): void {
  isRequested = false;
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next);
  next();
  request();
}

/**
 * Runs it in one of the next frames, in which nothing else that waits is run; what waits already keeps its place. Returns
 * what calls it off.
 */
export function runInTurn(run: () => void): () => void {
  waiting.add(run);
  request();
  return () => waiting.delete(run);
}
