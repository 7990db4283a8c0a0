import { useState, useSyncExternalStore } from 'react';

/** A press may have begun before this code came. */
let isPressed = document.querySelector(':active') !== null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setPressed(value: boolean): void {
  clearTimeout(timer);
  if (isPressed === value) return;
  isPressed = value;
  for (const listener of listeners) listener();
}

const press = (): void => setPressed(true);

/** The click comes after the release, and must find everything where it was. */
function release(): void {
  clearTimeout(timer);
  timer = setTimeout(() => setPressed(false));
}

/** A release outside of the window, or into a menu of the browser, is not told. */
function move({ buttons }: PointerEvent): void {
  if (isPressed && buttons === 0) release();
}

const OPTIONS = { capture: true, passive: true };
addEventListener('pointerdown', press, OPTIONS);
addEventListener('pointermove', move, OPTIONS);
addEventListener('pointerup', release, OPTIONS);
addEventListener('pointercancel', release, OPTIONS);
// Not in the capture phase: a press takes the focus from one element to another, which is no release.
addEventListener('blur', release);
// That press may be one of the space bar, whose release no pointer tells.
if (isPressed) addEventListener('keyup', release, { ...OPTIONS, once: true });

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The value, and while a pointer is down the value from before: what it shows must not come between the press
 * and its release, or the press does nothing. `before`: the value from before the first one. Values must be
 * the same objects until they change.
 * Rule: docs/rules/screens.md#presses.
 */
export function useHeldWhilePressed<Value>(value: Value, before: Value = value): Value {
  const [held, setHeld] = useState(() => before);
  // Only of a value that changed, so that no press renders anything by itself.
  const holds = useSyncExternalStore(watch, () => isPressed && held !== value);
  if (!holds && held !== value) setHeld(() => value);
  return holds ? held : value;
}
