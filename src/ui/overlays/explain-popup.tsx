import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './explain-popup.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';

export interface ExplainPart {
  /** Where the amount comes from, such as `Base` or a talent's name. */
  source: ReactNode;
  amount: number;
}

interface ExplainPopupProps {
  /** The button that opened it. It gets the focus back. */
  opener: RefObject<HTMLElement | null>;
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

function signed(amount: number, write: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}

/** The list of a number's sources, next to the number. Escape, Tab or a press outside closes it. */
export function ExplainPopup({
  opener,
  label,
  total,
  parts,
  figure,
  format,
  limitLabel,
  onClose,
}: ExplainPopupProps) {
  const missing = total - parts.reduce((sum, part) => sum + part.amount, 0);
  const rows =
    Math.abs(missing) > EPSILON
      ? [...parts, { source: limitLabel, amount: Number(missing.toFixed(6)) }]
      : [...parts];
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        // The opener closes it itself.
        if (!isOpen && !opener.current?.contains(event.target as Node | null)) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          anchor={opener}
          sideOffset={6}
          collisionPadding={safeAreaPadding()}
        >
          <Popover.Popup
            className={`${popupStyles.popup} ${styles.popup}`}
            finalFocus={opener}
            onKeyDown={({ key }) => {
              if (key !== 'Tab') return;
              // There is nothing to focus here: Tab goes on from the number.
              opener.current?.focus();
              onClose();
            }}
          >
            <Popover.Title className={styles.title}>{label}</Popover.Title>
            <table className={styles.parts}>
              <tbody>
                {rows.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sources may share a name, and the list never reorders
                  <tr key={index}>
                    <th scope="row">
                      <bdi>{part.source}</bdi>
                    </th>
                    <td>
                      {index === 0 && part.amount >= 0 ? format(part.amount) : signed(part.amount, format)}
                    </td>
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
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
