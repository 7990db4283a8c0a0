import { type RefObject, useEffect } from 'react';

/**
 * Lets touch scroll and tap. Touch drags a tile only after `Move or resize` on that tile, and never by a
 * button.
 */
export function useTouchScrollGuard(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const touched = (event: TouchEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const handle = target.closest('[data-tile-handle], [data-tile-corner]');
      const isDragged = target.closest('[data-moving]') && !target.closest('button');
      // The drag library listens on the tile itself, so it must not get this event.
      if (handle && !isDragged) event.stopPropagation();
    };
    element?.addEventListener('touchstart', touched, { capture: true, passive: true });
    return () => element?.removeEventListener('touchstart', touched, { capture: true });
  }, [frame]);
}
