import { type RefObject, useEffect } from 'react';

/** A finger scrolls and taps; it drags a tile only after `Move or resize` was chosen on it. */
export function useTouchPassesBy(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const touched = (event: TouchEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[data-moving]')) return;
      // What a tile is dragged by listens on the tile itself: it never hears of the touch.
      if (target.closest('[data-tile-handle], [data-tile-corner]')) event.stopPropagation();
    };
    element?.addEventListener('touchstart', touched, { capture: true, passive: true });
    return () => element?.removeEventListener('touchstart', touched, { capture: true });
  }, [frame]);
}
