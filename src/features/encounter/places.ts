/** A cell of the grid of groups; both numbers start at 1. */
export interface GridCell {
  readonly column: number;
  readonly line: number;
}

export interface GroupPlaces {
  readonly head: GridCell;
  readonly members: readonly GridCell[];
}

/** The height of a group's head in lines. */
const HEAD_LINES = 2;
/** A group of up to so many members is not split. */
const SHORT = 5;

/** The cells if every column has `lines` lines; undefined if that needs more columns. */
function placesIn(
  lines: number,
  counts: readonly number[],
  columns: number,
): readonly GroupPlaces[] | undefined {
  let column = 1;
  let line = 1;
  let fits = true;
  const take = (taken: number, together = taken): GridCell => {
    if (together > lines) fits = false;
    if (line + together - 1 > lines) {
      column += 1;
      line = 1;
    }
    const place = { column, line };
    line += taken;
    return place;
  };
  const groups = counts.map((count) => ({
    head: take(HEAD_LINES, HEAD_LINES + (count <= SHORT ? count : 1)),
    members: Array.from({ length: count }, () => take(1)),
  }));
  return fits && column <= columns ? groups : undefined;
}

/**
 * Distributes groups, given by their numbers of members, over columns that are as short as possible. A head
 * stays with its first member, and a long group continues in the next column. CSS columns would rebalance at
 * every step.
 */
export function placeGroups(counts: readonly number[], columns: number): readonly GroupPlaces[] {
  const total = counts.reduce((sum, count) => sum + HEAD_LINES + count, 0);
  for (let lines = Math.ceil(total / columns); lines < total; lines += 1) {
    const places = placesIn(lines, counts, columns);
    if (places !== undefined) return places;
  }
  return placesIn(total, counts, columns) ?? [];
}
