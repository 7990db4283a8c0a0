import { useLayoutEffect, useRef } from 'react';
import { hasUserActed, INPUTS, useNavigationState } from '../router/screens.tsx';

/** How long a screen has to become as tall as it was, in ms. */
const GROWTH_TIMEOUT_MS = 10_000;

/** Until the first items of a new screen are measured. */
const FIRST_FRAMES = 4;

/**
 * Keeps a screen that is returned to, by Back or a reload, where it was, and another one at its top, while
 * its content comes. The router scrolls once, when the screen first renders: it may still be short then, and
 * a long list that measures its items scrolls from where the screen before was.
 * Rule: docs/rules/screens.md#scroll-position.
 */
export function ScrollKeeper() {
  const { location, scroll: position = 0 } = useNavigationState();
  const isFirstScreen = useRef(true);
  useLayoutEffect(() => {
    // The first screen starts at its top, and the user may have scrolled it before this part was loaded.
    const isAtItsPlace = isFirstScreen.current && position === 0;
    isFirstScreen.current = false;
    if (isAtItsPlace || hasUserActed() || position === false || location.hash !== '') return undefined;
    return keep(position);
  }, [location, position]);
  return null;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const keep = (position: number) => untilInput(position > 0 ? keepAt(position) : keepAtTop());

/** Stops what keeps a position once the user does something. */
function untilInput(stopKeeping: () => void): () => void {
  function stop() {
    stopKeeping();
    for (const input of INPUTS) window.removeEventListener(input, stop, true);
  }
  for (const input of INPUTS) window.addEventListener(input, stop, true);
  return stop;
}

/** Keeps a new screen at its top for a few frames: longer, it would hold back a user who scrolls at once. */
function keepAtTop(): () => void {
  let frame = 0;
  const schedule = (left: number): void => {
    frame = requestAnimationFrame(() => {
      if (window.scrollY !== 0) scrollTo(0);
      if (left > 1) schedule(left - 1);
    });
  };
  schedule(FIRST_FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** Keeps the page at a position as it grows, until the time is over. */
function keepAt(position: number): () => void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight >= position) scrollTo(position);
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, GROWTH_TIMEOUT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}
