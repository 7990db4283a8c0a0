import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './bubble.module.css';
import { safeAreaPadding } from './safe-area.ts';
import { type Placement, usePlacedAt } from './use-placed-at.ts';

const PLACEMENTS: Readonly<Record<Placement['side'], Placement>> = {
  above: { side: 'above', align: 'center', edges: safeAreaPadding },
  below: { side: 'below', align: 'center', edges: safeAreaPadding },
};

interface BubbleProps {
  /** What it points at. */
  anchor: RefObject<Element | null>;
  /** Where it stands if it fits there; otherwise it stands on the other side. */
  side: Placement['side'];
  role?: 'alert' | undefined;
  'aria-hidden'?: 'true' | undefined;
  children: ReactNode;
}

/**
 * A few words at a control, in the browser's top layer: nothing clips them, nothing moves for them, and they
 * need no positioning library.
 */
export function Bubble({ anchor, side, children, ...rest }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  usePlacedAt(bubble, anchor, PLACEMENTS[side]);
  return (
    <span {...rest} ref={bubble} popover="manual" className={styles.bubble}>
      {children}
    </span>
  );
}
