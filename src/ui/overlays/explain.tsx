import { useRef, useState } from 'react';
import styles from './explain.module.css';
import { LazyExplainPopup, prepareExplanation } from './explain-on-demand.ts';
import type { ExplainPart } from './explain-popup.tsx';

export interface ExplainProps {
  /** What the number is, such as `Maximum Health`. */
  label: string;
  total: number;
  /** The sources of the number, the base first. */
  parts: readonly ExplainPart[];
  /** Formats a number; plain digits by default. The sign is added here. */
  format?: ((amount: number) => string) | undefined;
  /** The label of the difference between the sum and a clamped total. */
  limitLabel?: string | undefined;
  /** The side without other controls: the touch target extends there. */
  freeSide?: 'left' | 'right' | 'below' | undefined;
}

/**
 * A derived number as a button: it opens the list of its sources, whose amounts add up to it. A screen shows
 * many: closed, it is no more than the button.
 */
export function Explain({
  label,
  total,
  parts,
  format = String,
  limitLabel = 'Limit',
  freeSide = 'right',
}: ExplainProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<Element>();
  const isOpen = container !== undefined;
  const close = () => setContainer(undefined);
  const figure = `${total < 0 ? '−' : ''}${format(Math.abs(total))}`;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.number}
        data-free-side={freeSide}
        aria-label={`${label}: ${figure}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepareExplanation}
        onFocus={prepareExplanation}
        onClick={({ currentTarget }) =>
          setContainer(isOpen ? undefined : (currentTarget.closest('[role=dialog]') ?? document.body))
        }
        // Until the list is there and has the focus; then it closes itself.
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {figure}
      </button>
      {container ? (
        <LazyExplainPopup
          opener={opener}
          container={container}
          label={label}
          total={total}
          parts={parts}
          figure={figure}
          format={format}
          limitLabel={limitLabel}
          onClose={close}
        />
      ) : null}
    </>
  );
}
