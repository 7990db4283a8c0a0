import { useEffect } from 'react';

/**
 * How far apart the clicks of a double click are at most, in CSS pixels: no further than a finger is wide.
 */
const SAME_PLACE = 40;

/**
 * How soon a tap comes after another that it belongs to, in milliseconds. The browser does not count taps.
 */
const DOUBLE_TAP_MS = 400;

const CONTROL =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=radio], [role=option], [role^=menuitem]';

/** A click that was carried out. */
interface Click {
  readonly screen: string;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly control: Element | undefined;
  readonly name: string | undefined;
}

function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return (control instanceof HTMLLabelElement ? control.control : control) ?? undefined;
}

const nameOf = (control: Element | undefined) => control?.getAttribute('aria-label') ?? control?.textContent;

/**
 * Whether the first click put something else in its place: another screen, another row, or what a dialog
 * covered.
 */
const isElseThere = (first: Click, second: Click) =>
  first.screen !== second.screen ||
  (controlOf(document.elementFromPoint(first.x, first.y)) !== first.control && first.name !== second.name);

/**
 * Ignores the second click of a double click where the first one put something else under the pointer.
 * Rule: docs/rules/screens.md#double-clicks.
 */
export function useDoubleClickGuard(): void {
  'use no memo';
  useEffect(() => {
    let last: Click | undefined;
    const watch = (event: MouseEvent) => {
      const { clientX: x, clientY: y, detail, timeStamp: time } = event;
      // A script or a key clicks without a place.
      if (detail === 0) return;
      const control = controlOf(event.target);
      const click = { screen: window.location.pathname, x, y, time, control, name: nameOf(control) };
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      // The browser counts a click as the second one even if what came before it was a press elsewhere.
      const isSecond =
        last !== undefined &&
        (isTouch ? time - last.time < DOUBLE_TAP_MS : detail > 1) &&
        Math.hypot(x - last.x, y - last.y) <= SAME_PLACE;
      if (last === undefined || !isSecond || !isElseThere(last, click)) {
        last = click;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', watch, true);
    return () => document.removeEventListener('click', watch, true);
  }, []);
}
