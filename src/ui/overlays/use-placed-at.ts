import { type RefObject, useLayoutEffect } from 'react';
import type { safeAreaPadding } from './safe-area.ts';

/** Between a popover and what it points at, in px. */
const GAP = 6;

export interface Placement {
  side: 'above' | 'below';
  /** Which part of the popover is at the same part of what it points at. */
  align: 'start' | 'center';
  /** How far it keeps from each edge of the screen, in px. */
  edges: () => ReturnType<typeof safeAreaPadding>;
}

/**
 * Shows a `popover` element in the browser's top layer at a control, and keeps it there while anything
 * scrolls or its size changes: on its side where it fits, otherwise where there is more room, and in neither
 * case beyond the edges. `--available-height` is the room on its side, in px. A number with a label, both
 * inside of one `data-labelled`, is pointed at with it.
 */
export function usePlacedAt(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const labelled = anchor.current?.closest('[data-labelled]') ?? anchor.current;
      if (popover.current && labelled) placeAt(popover.current, labelled, placement);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    // What it says may change: it moves to the side that has the room, whose height may resize it again.
    const resized = new ResizeObserver(() => requestAnimationFrame(place));
    if (popover.current) resized.observe(popover.current);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popover, anchor, placement]);
}

function placeAt(popover: HTMLElement, anchor: Element, { side, align, edges }: Placement): void {
  if (!popover.matches(':popover-open')) popover.showPopover();
  popover.style.removeProperty('--available-height');
  const target = anchor.getBoundingClientRect();
  // Not the bounding box, which a popover that opens enlarges bit by bit.
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = edges();
  const room = {
    above: target.top - GAP - edge.top,
    below: clientHeight - edge.bottom - target.bottom - GAP,
  };
  const other = side === 'above' ? 'below' : 'above';
  const chosen = room[side] >= Math.min(height, room[other]) ? side : other;
  const wanted = align === 'start' ? target.left : target.left + target.width / 2 - width / 2;
  const left = Math.min(wanted, clientWidth - edge.right - width);
  const top =
    chosen === 'below' ? target.bottom + GAP : target.top - GAP - Math.min(height, Math.max(room.above, 0));
  popover.style.setProperty('--available-height', `${room[chosen]}px`);
  popover.style.left = `${Math.max(edge.left, left)}px`;
  popover.style.top = `${top}px`;
}
