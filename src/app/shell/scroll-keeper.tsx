import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

/** How long a screen has to become as tall as it was, in ms; and a new one, until its first items are measured. */
const PATIENCE_MS = { returned: 10_000, new: 1000 };

/** What a user does to be somewhere else on the page. */
const INPUTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;

/**
 * Keeps a screen that is returned to, by Back or a reload, where it was, and another one at its top, while its
 * content comes. The router scrolls once, when the screen first renders: it may still be short then, and a long
 * list that measures its items scrolls from where the screen before was.
 * Rule: docs/rules/screens.md#scroll-position.
 */
export function ScrollKeeper() {
  const location = useLocation();
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition ?? 0;
  useLayoutEffect(
    () => (position !== false && location.hash === '' ? keepAt(position) : undefined),
    [location, position],
  );
  return null;
}

/** Keeps the page at a position as it grows, until the user does something or the time is over. */
function keepAt(position: number): () => void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight >= position) window.scrollTo({ top: position, behavior: 'instant' });
  });
  const timer = setTimeout(stop, position > 0 ? PATIENCE_MS.returned : PATIENCE_MS.new);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const input of INPUTS) window.removeEventListener(input, stop, true);
  }
  for (const input of INPUTS) window.addEventListener(input, stop, true);
  observer.observe(document.body);
  return stop;
}
