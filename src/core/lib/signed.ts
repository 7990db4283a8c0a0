/** A number with a minus sign of its width where it is negative: `4`, `−2`. */
export const withMinus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A change with its sign: `+4`, `−2`. */
export const signed = (change: number): string => (change < 0 ? withMinus(change) : `+${change}`);
