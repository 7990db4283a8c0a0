import type { ReactNode } from 'react';
import styles from './price-figure.module.css';

interface PriceFigureProps {
  /** What the price is for. */
  label?: string;
  /** How much of what is left is missing to pay it; 0 or less where nothing is. */
  missing?: number;
  /** What cannot be paid may be chosen nevertheless: the price has the frame that its button does not have. */
  isFramed?: boolean;
  /** The price. Without it the label stands as high as beside one. */
  children?: ReactNode;
}

/** What an entry costs or brings, for the end of its row. */
export const PriceFigure = ({ label = 'Costs', missing = 0, isFramed, children }: PriceFigureProps) => (
  <div className={styles.price} data-unpaid={missing > 0 || undefined} data-framed={isFramed}>
    {label} <b>{children}</b>
    {missing > 0 ? <span className="visually-hidden">, {missing} short</span> : null}
  </div>
);
