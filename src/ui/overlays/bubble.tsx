import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bubble.module.css';

const GAP = 6;

interface BubbleProps {
  /** What it points at. */
  anchor: RefObject<Element | null>;
  /** Where it stands if it fits there; otherwise it stands on the other side. */
  side: 'above' | 'below';
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
  useLayoutEffect(() => {
    const place = () => {
      const target = anchor.current?.getBoundingClientRect();
      const element = bubble.current;
      if (!target || !element) return;
      if (!element.matches(':popover-open')) element.showPopover();
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const middle = target.left + target.width / 2 - width / 2;
      const above = target.top - GAP - height;
      const below = target.bottom + GAP;
      const fits = side === 'above' ? above >= 0 : below + height <= clientHeight;
      element.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - width - GAP))}px`;
      element.style.top = `${(side === 'above') === fits ? above : below}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  }, [anchor, side]);
  return (
    <span {...rest} ref={bubble} popover="manual" className={styles.bubble}>
      {children}
    </span>
  );
}
