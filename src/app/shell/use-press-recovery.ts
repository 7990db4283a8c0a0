import { useEffect } from 'react';

/** The controls that act on a press. Buttons of menus are left out: they act when the pointer goes down. */
const PRESSABLE =
  'a[href], button:enabled, label, summary, input:is([type=checkbox], [type=radio]):enabled, [role=option]';

/** A pointer that goes further than this, in CSS pixels, takes its press back. */
const SAME_PLACE = 10;

interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function isAt({ control, x, y }: Press): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Carries out a press whose control was moved away between the press and its release. The press can do that
 * itself: it takes the focus from a field, which then shows a message. The browser gives such a press to
 * whatever is there now, or to nothing. Rule: docs/rules/screens.md#presses.
 */
export function usePressRecovery(): void {
  useEffect(() => {
    let press: Press | undefined;

    const recover = ({ clientX, clientY }: MouseEvent, wrong?: MouseEvent) => {
      const pressed = press;
      press = undefined;
      if (pressed === undefined || !pressed.control.matches(PRESSABLE)) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > SAME_PLACE) return;
      if (!pressed.control.isConnected || isAt(pressed)) return;
      wrong?.preventDefault();
      wrong?.stopPropagation();
      pressed.control.click();
    };
    const down = ({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      press =
        control !== null && button === 0 && isPrimary && !control.ariaHasPopup
          ? { control, x, y }
          : undefined;
    };
    const up = (event: PointerEvent) => {
      // The click of a finger comes later; that of a mouse at once, or never.
      if (event.pointerType !== 'touch') setTimeout(() => recover(event));
    };
    const click = (event: MouseEvent) => {
      // A click by a key or a script.
      if (event.detail === 0) return;
      if (event.target instanceof Node && press?.control.contains(event.target)) press = undefined;
      else recover(event, event);
    };
    const cancel = () => {
      press = undefined;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', down, options);
    document.addEventListener('pointerup', up, options);
    document.addEventListener('pointercancel', cancel, options);
    document.addEventListener('click', click, options);
    return () => listening.abort();
  }, []);
}
