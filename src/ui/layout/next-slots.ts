/** How many positions are added to those that are rendered at once. */
const STEP = 6;

/**
 * The positions to render next: those of the rendered ones that are still near, and a few more that are near, from
 * the middle outwards. The same set where it holds all that are near, and no other.
 */
export function nextSlots(rendered: ReadonlySet<number>, near: ReadonlySet<number>): ReadonlySet<number> {
  const sorted = [...near].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const missing = sorted.filter((slot) => !rendered.has(slot));
  const isLeft = [...rendered].some((slot) => !near.has(slot));
  if (missing.length === 0 && !isLeft) return rendered;
  missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return new Set([...sorted.filter((slot) => rendered.has(slot)), ...missing.slice(0, STEP)]);
}
