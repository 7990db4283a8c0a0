/**
 * The facts that decide whether a snapshot is kept. Ids increase in the order of creation, regardless of the
 * clock.
 */
export interface Kept {
  readonly id: number;
  readonly at: number;
  /** The size in bytes of each content that it refers to, by hash. */
  readonly sizes: ReadonlyMap<string, number>;
}

const NEWEST = 20;
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The ids to keep: the newest 20, and the last one of each of the 30 latest days with a snapshot. Of these,
 * newest first, as many as fit into `bytes`, and at least the newest. A shared text counts once.
 */
export function snapshotsToKeep(snapshots: readonly Kept[], bytes: number): ReadonlySet<number> {
  const newestFirst = [...snapshots].sort((a, b) => b.id - a.id);
  const seenDays = new Set<number>();
  const wanted = newestFirst.filter(({ at }, index) => {
    const day = Math.floor(at / DAY_MS);
    const isLastOfDay = !seenDays.has(day) && seenDays.size < DAYS;
    if (isLastOfDay) seenDays.add(day);
    return index < NEWEST || isLastOfDay;
  });
  const keep = new Set<number>();
  const counted = new Set<string>();
  let used = 0;
  for (const { id, sizes } of wanted) {
    for (const [hash, size] of sizes) {
      if (!counted.has(hash)) used += size;
      counted.add(hash);
    }
    if (used > bytes && keep.size > 0) break;
    keep.add(id);
  }
  return keep;
}
