/** How long a frame is waited for, which does not come in a hidden tab, in milliseconds. */
const PATIENCE = 200;

/** Acts once, in the task after the next frame. Returns what acts at once instead. */
export function afterFrame(act: () => void): () => void {
  let isDone = false;
  const actOnce = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(actOnce));
  setTimeout(actOnce, PATIENCE);
  return actOnce;
}
