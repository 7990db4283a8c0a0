import { type RefObject, useEffect } from 'react';

/** A finger scrolls and taps; it drags a tile only after `Move or resize` was chosen on it, and never by a button. */
export function useTouchScrollGuard(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const touched = (event: TouchEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const grip = target.closest('[data-tile-handle], [data-tile-corner]');
      const isDragged = target.closest('[data-moving]') && !target.closest('button');
      // What a tile is dragged by listens on the tile itself: it never hears of the touch.
      if (grip && !isDragged) event.stopPropagation();
    };
    element?.addEventListener('touchstart', touched, { capture: true, passive: true });
    return () => element?.removeEventListener('touchstart', touched, { capture: true });
  }, [frame]);
}
