import { type ReactNode, useRef, useState } from 'react';
import type { PadProps } from './pad.tsx';
import styles from './pad-button.module.css';
import { LazyPad, preparePad } from './pad-on-demand.ts';

interface PadButtonProps extends Omit<PadProps, 'onClose' | 'opener'> {
  /** What is pressed; without it the button covers the nearest positioned element around it. */
  children?: ReactNode;
}

/**
 * `Change {label}`: opens the pad that lowers or raises a number.
 * Rule: docs/rules/numbers.md#the-number-pad.
 */
export function PadButton({ children, ...pad }: PadButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={children === undefined ? styles.cover : styles.button}
        aria-label={`Change ${pad.label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preparePad}
        onFocus={preparePad}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen ? <LazyPad {...pad} opener={opener} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
