/**
 * Calls back once the browser has nothing else to do, at the latest after `timeout` milliseconds if it is
 * given; returns what calls it off. Safari has no requestIdleCallback: there it calls back after `fallback`
 * milliseconds, or after the current task.
 */
export function whenIdle(callBack: () => void, timeout?: number, fallback = timeout): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callBack, fallback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callBack, timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(request);
}

/** Resolves once the browser has nothing else to do. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
