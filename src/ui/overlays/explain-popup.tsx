import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './explain-popup.module.css';
import popupStyles from './popup.module.css';
import { paddingBesideBars } from './safe-area.ts';
import { type Placement, usePlacedAt } from './use-placed-at.ts';

export interface ExplainPart {
  /** Where the amount comes from, such as `Base` or a talent's name. */
  source: ReactNode;
  amount: number;
}

interface ExplainPopupProps {
  /** The button that opened it. It gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Where it is put: into the dialog around the opener, which keeps the focus inside it. */
  container: Element;
  label: string;
  total: number;
  parts: readonly ExplainPart[];
  /** The total as text. */
  figure: string;
  format: (amount: number) => string;
  limitLabel: string;
  onClose: () => void;
}

const EPSILON = 1e-9;

const PLACEMENT: Placement = { side: 'below', align: 'start', edges: paddingBesideBars };

function signed(amount: number, write: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}

/**
 * The list of a number's sources, next to the number. Escape, Tab or a press outside closes it. It is a
 * popover of the browser, since nothing in it takes the focus: a library that traps it takes several times as
 * long to open.
 */
export function ExplainPopup({
  opener,
  container,
  label,
  total,
  parts,
  figure,
  format,
  limitLabel,
  onClose,
}: ExplainPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const titleId = useId();
  usePlacedAt(popup, opener, PLACEMENT);
  useFocusInside(popup, opener);
  usePressOutside([popup, opener], onClose);
  const missing = total - parts.reduce((sum, part) => sum + part.amount, 0);
  const rows =
    Math.abs(missing) > EPSILON
      ? [...parts, { source: limitLabel, amount: Number(missing.toFixed(6)) }]
      : [...parts];
  return createPortal(
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${popupStyles.popup} ${styles.popup}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
        if (event.key === 'Tab') {
          // There is nothing to focus here: Tab goes on from the number.
          opener.current?.focus();
          onClose();
        }
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {label}
      </h2>
      <table className={styles.parts}>
        <tbody>
          {rows.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may share a name, and the list never reorders
            <tr key={index}>
              <th scope="row">
                <bdi>{part.source}</bdi>
              </th>
              <td>{index === 0 && part.amount >= 0 ? format(part.amount) : signed(part.amount, format)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{figure}</td>
          </tr>
        </tfoot>
      </table>
    </div>,
    container,
  );
}

/** Focuses the popup while it is there, and then its opener, unless the user has moved the focus on. */
function useFocusInside(popup: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [inside, before] = [popup.current, opener.current];
    inside?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || inside?.contains(activeElement)) {
        before?.focus({ preventScroll: true });
      }
    };
  }, [popup, opener]);
}

/** A press outside, by a pointer or by what clicks without one. A touch that scrolls is none. */
function usePressOutside(inside: readonly RefObject<HTMLElement | null>[], onPress: () => void): void {
  const pressed = useEffectEvent(({ target }: Event) => {
    if (!inside.some(({ current }) => current?.contains(target as Node | null))) onPress();
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const name of ['pointerup', 'click']) {
      document.addEventListener(name, (event) => pressed(event), { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}
