/**
 * The row of a group that stands in each slot, where it is not the row of the slot's own number. A row stays
 * in its slot, and shows another member when their order changes: rows that do not move in the document need
 * no new layout.
 */
export type RowOrder = readonly (number | undefined)[];

/** The number of the row in a slot. */
export function rowIn(order: RowOrder, slot: number): number {
  return order[slot] ?? slot;
}

/**
 * The order with this row in this slot. It changes places with the one that was there: so a row that has the
 * focus goes with its member.
 */
export function withRowIn(order: RowOrder, row: number, slot: number): RowOrder {
  const other = rowIn(order, slot);
  if (other === row) return order;
  const from = order.indexOf(row);
  const next = order.slice();
  next[slot] = row;
  next[from < 0 ? row : from] = other;
  return next;
}
