import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const DELAY_IN_MS = 400;
const GAP = 6;

export interface TooltipProps {
  /**
   * Shown on hover and keyboard focus. It repeats the child's accessible name, so it is hidden from assistive
   * technology.
   */
  text: string;
  children: ReactNode;
}

/** A tooltip in the browser's top layer, so that nothing clips it; it needs no positioning library. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const showAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside it
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showAfter(DELAY_IN_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showAfter(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isOpen ? <Bubble text={text} anchor={anchor} /> : null}
    </span>
  );
}

function Bubble({ text, anchor }: { text: string; anchor: RefObject<HTMLSpanElement | null> }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild?.getBoundingClientRect();
    const element = bubble.current;
    if (!target || !element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const middle = target.left + target.width / 2 - width / 2;
    const left = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP));
    const below = target.bottom + GAP;
    const fitsBelow = below + height <= document.documentElement.clientHeight;
    element.style.left = `${left}px`;
    element.style.top = `${fitsBelow ? below : target.top - GAP - height}px`;
  }, [anchor]);
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} aria-hidden="true">
      {text}
    </span>
  );
}
