import type { ReactNode } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './amount-row.module.css';

interface AmountRowProps {
  title: ReactNode;
  /** The reason, or what follows from it. */
  note: ReactNode;
  /** Names the field of the amount. */
  label: string;
  amount: number;
  max?: number | undefined;
  onChange: (amount: number) => void;
}

/** A list item: an amount that may be changed before it is applied, with its reason. */
export function AmountRow({ title, note, label, amount, max, onChange }: AmountRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
      <div>
        <NumberField label={label} labelHidden min={0} max={max} value={amount} onChange={onChange} />
      </div>
    </li>
  );
}

/** The rows. */
export function AmountList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
