/** How many positions are added to those that are rendered at once, and how many are taken away. */
const STEP = 3;

/**
 * The positions to render next: those that are rendered, with a few more that are near, from the middle
 * outwards, and without a few that are far. The same set where it holds all that are near, and no other.
 */
export function nextSlots(rendered: ReadonlySet<number>, near: ReadonlySet<number>): ReadonlySet<number> {
  const sorted = [...near].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const missing = sorted.filter((slot) => !rendered.has(slot));
  const left = [...rendered].filter((slot) => !near.has(slot));
  if (missing.length === 0 && left.length === 0) return rendered;
  missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const next = new Set([...rendered, ...missing.slice(0, STEP)]);
  for (const slot of left.slice(0, STEP)) next.delete(slot);
  return next;
}
