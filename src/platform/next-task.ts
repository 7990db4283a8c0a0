/**
 * Resolves in a task of its own: the browser answers inputs and renders a frame in between, where it has to.
 */
export function nextTask(): Promise<void> {
  // Safari has no scheduler.
  if (typeof scheduler === 'undefined' || !('yield' in scheduler)) {
    return new Promise((resolve) => setTimeout(resolve));
  }
  return scheduler.yield();
}
