/** The height of a group's head in lines of members. */
const HEAD_LINES = 3;

export interface ColumnPlan {
  /** The indexes of the groups that begin a column, except the first. */
  readonly starts: ReadonlySet<number>;
  readonly columns: number;
  /** The height of the tallest column in lines. */
  readonly lines: number;
}

const linesOf = (count: number) => HEAD_LINES + count;

/** Fills columns of at most so many lines with the groups in their order. */
function fill(counts: readonly number[], lines: number): ReadonlySet<number> {
  const starts = new Set<number>();
  let used = 0;
  counts.forEach((count, index) => {
    if (used > 0 && used + linesOf(count) > lines) {
      starts.add(index);
      used = 0;
    }
    used += linesOf(count);
  });
  return starts;
}

/**
 * Distributes groups, given by their numbers of members, over at most so many columns that are as short as
 * possible. No group is split, and the groups keep their order.
 */
export function planColumns(counts: readonly number[], mostColumns: number): ColumnPlan {
  const total = counts.reduce((sum, count) => sum + linesOf(count), 0);
  const columns = Math.max(1, Math.min(mostColumns, counts.length));
  let lines = Math.max(1, Math.ceil(total / columns), ...counts.map(linesOf));
  let starts = fill(counts, lines);
  while (starts.size >= columns) {
    lines += 1;
    starts = fill(counts, lines);
  }
  return { starts, columns: starts.size + 1, lines };
}
