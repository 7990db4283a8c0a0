import type { ReactNode } from 'react';
import { Chip } from '../buttons/chip.tsx';

interface PriceChipProps {
  /** How much of what is left is missing to pay it; 0 or less where nothing is. */
  missing: number;
  /** The price. */
  children: ReactNode;
}

/** What an entry costs, in the frame of what is unavailable where it cannot be paid. */
export const PriceChip = ({ missing, children }: PriceChipProps) => (
  <Chip isUnpaid={missing > 0}>
    Costs {children}
    {missing > 0 ? <span className="visually-hidden">, {missing} short</span> : null}
  </Chip>
);
