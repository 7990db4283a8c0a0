import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a press lasts before it repeats, and between two repeats. */
const DELAY_MS = 400;
const INTERVAL_MS = 90;

/** A press that follows sooner belongs to the same run. */
const RUN_MS = 1000;

/**
 * Repeats a press of a button while it is held. `act` gets true where it continues a run: a held press, or
 * presses in quick succession. The click that ends a held press does nothing more.
 */
export function useHold(act: (continues: boolean) => void) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const lastAct = useRef(Number.NEGATIVE_INFINITY);
  const actAt = (time: number) => {
    const continues = time - lastAct.current < RUN_MS;
    lastAct.current = time;
    act(continues);
  };
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    actAt(performance.now());
  });
  useEffect(() => {
    if (!isHeld) return;
    let timer = setTimeout(tick, DELAY_MS);
    function tick() {
      repeat();
      timer = setTimeout(tick, INTERVAL_MS);
    }
    return () => clearTimeout(timer);
  }, [isHeld]);

  const release = () => setHeld(false);
  return {
    onPointerDown({ button }: PointerEvent) {
      hasRepeated.current = false;
      setHeld(button === 0);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A long touch would open the menu of the browser.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ timeStamp }: MouseEvent) {
      release();
      if (!hasRepeated.current) actAt(timeStamp);
      hasRepeated.current = false;
    },
  };
}
