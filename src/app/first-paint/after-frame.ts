/** How long a frame is waited for: a hidden tab has none. */
const FRAME_TIMEOUT_MS = 200;

/** Acts once, in the task after the next frame. Returns what acts at once instead. */
export function afterFrame(act: () => void): () => void {
  let isDone = false;
  const actOnce = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(actOnce));
  setTimeout(actOnce, FRAME_TIMEOUT_MS);
  return actOnce;
}
