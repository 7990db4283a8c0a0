import type { ReactNode } from 'react';
import styles from './explain.module.css';
import { Popover } from './popover.tsx';

export interface ExplainPart {
  /** Where the amount comes from, such as `Base` or a talent's name. */
  source: ReactNode;
  amount: number;
}

export interface ExplainProps {
  /** What the number is, such as `Maximum Health`. */
  label: string;
  total: number;
  /** The sources of the number, the base first. */
  parts: readonly ExplainPart[];
  unit?: string | undefined;
  /** Formats a number; plain digits by default. The sign is added here. */
  format?: ((amount: number) => string) | undefined;
  /** The label of the difference between the sum and a clamped total. */
  limitLabel?: string | undefined;
  /** The side without other controls: the touch target extends there. */
  freeSide?: 'left' | 'right' | 'below' | undefined;
}

const EPSILON = 1e-9;

function signed(amount: number, write: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}

/** A derived number as a button: it opens the list of its sources, whose amounts add up to it. */
export function Explain({
  label,
  total,
  parts,
  unit,
  format = String,
  limitLabel = 'Limit',
  freeSide = 'right',
}: ExplainProps) {
  const figure = `${total < 0 ? '−' : ''}${format(Math.abs(total))}${unit ? ` ${unit}` : ''}`;
  const missing = total - parts.reduce((sum, part) => sum + part.amount, 0);
  const rows =
    Math.abs(missing) > EPSILON
      ? [...parts, { source: limitLabel, amount: Number(missing.toFixed(6)) }]
      : [...parts];
  return (
    <Popover
      title={label}
      trigger={
        <button
          type="button"
          className={styles.number}
          data-free-side={freeSide}
          aria-label={`${label}: ${figure}`}
        >
          {figure}
        </button>
      }
    >
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
    </Popover>
  );
}
