import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './take-action.module.css';

interface DraftFrameProps {
  /** Whether the list of actions is in view beside it. */
  isBesideList: boolean;
  children: ReactNode;
}

/** Holds the draft. Beside a long list it stays below the turn strip. */
export function DraftFrame({ isBesideList, children }: DraftFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useStripEnd(frame, isBesideList);
  return (
    <div ref={frame} className={styles.draft} data-beside-list={isBesideList || undefined}>
      {children}
    </div>
  );
}

/**
 * Measures where the turn strip ends in the window while it sticks, as `--strip-end` on the frame: on what is
 * around both it would restyle the whole page.
 */
function useStripEnd(frame: RefObject<HTMLElement | null>, isBesideList: boolean): void {
  useLayoutEffect(() => {
    const strip = document.querySelector<HTMLElement>('[data-turn-strip]');
    if (!isBesideList || !strip) return;
    const measure = () => {
      const inset = Number.parseFloat(getComputedStyle(strip).insetBlockStart);
      frame.current?.style.setProperty('--strip-end', `${inset + strip.offsetHeight}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(strip);
    return () => resized.disconnect();
  }, [frame, isBesideList]);
}
