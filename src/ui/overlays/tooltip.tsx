import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Bubble } from './bubble.tsx';
import styles from './tooltip.module.css';

const DELAY_MS = 400;

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
  const frame = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const showAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The frame has no box of its own.
      anchor.current = frame.current?.firstElementChild ?? null;
      setIsOpen(true);
    }, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside it
    <span
      ref={frame}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showAfter(DELAY_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showAfter(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isOpen ? (
        <Bubble anchor={anchor} side="below" aria-hidden="true">
          {text}
        </Bubble>
      ) : null}
    </span>
  );
}
