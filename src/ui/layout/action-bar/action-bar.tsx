import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useScrollPadding } from '../use-scroll-padding.ts';
import styles from './action-bar.module.css';
import { useCutOff } from './use-cut-off.ts';

export interface ActionBarProps {
  /** What the main button would do, in a few words: a cost, a count. */
  summary?: ReactNode;
  /** On a phone, the buttons stand beside the summary as long as there is room. */
  isLow?: boolean;
  /**
   * Nothing is there to act on yet: the buttons stand in the page, where they are, and not at the bottom
   * edge.
   */
  isResting?: boolean;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The bars that are shown, with which a phone shows no footer. */
let shown = 0;

function count(added: number): void {
  shown += added;
  document.documentElement.toggleAttribute('data-foot', shown > 0);
}

/**
 * The page's main buttons, always in view: at the bottom edge on a phone, at the end of the page's column
 * elsewhere.
 */
export function ActionBar({ summary, isLow = false, isResting = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar, 'end');
  useCutOff(bar);
  useLayoutEffect(() => {
    if (isResting) return;
    count(1);
    return () => count(-1);
  }, [isResting]);
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-low={isLow || undefined}
      data-resting={isResting || undefined}
      data-action-bar
    >
      {summary ? (
        <div className={styles.summary} data-summary>
          {summary}
        </div>
      ) : null}
      <div className={styles.actions} data-buttons>
        {children}
      </div>
    </div>
  );
}
