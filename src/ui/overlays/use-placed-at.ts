import { type RefObject, useLayoutEffect } from 'react';
import { safeAreaPadding } from './safe-area.ts';

/** Between a popover and what it points at, in px. */
const GAP = 6;

export type Side = 'above' | 'below';

/**
 * Shows a `popover` element in the browser's top layer at a control, and keeps it there while anything
 * scrolls: on its side where it fits, otherwise where there is more room, and in neither case beyond the
 * edges of the screen. `--available-height` is the room on its side, in px.
 */
export function usePlacedAt(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  side: Side,
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (popover.current && anchor.current) placeAt(popover.current, anchor.current, side);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popover, anchor, side]);
}

function placeAt(popover: HTMLElement, anchor: Element, side: Side): void {
  if (!popover.matches(':popover-open')) popover.showPopover();
  popover.style.removeProperty('--available-height');
  const target = anchor.getBoundingClientRect();
  // Not the bounding box, which a popover that opens enlarges bit by bit.
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = safeAreaPadding();
  const room = {
    above: target.top - GAP - edge.top,
    below: clientHeight - edge.bottom - target.bottom - GAP,
  };
  const other = side === 'above' ? 'below' : 'above';
  const chosen = room[side] >= Math.min(height, room[other]) ? side : other;
  const left = Math.min(target.left + target.width / 2 - width / 2, clientWidth - edge.right - width);
  const top =
    chosen === 'below' ? target.bottom + GAP : target.top - GAP - Math.min(height, Math.max(room.above, 0));
  popover.style.setProperty('--available-height', `${room[chosen]}px`);
  popover.style.left = `${Math.max(edge.left, left)}px`;
  popover.style.top = `${top}px`;
}
