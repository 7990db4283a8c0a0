/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The median time of a run, in milliseconds. Runs once without measuring, then for at least half a second and
 * three times.
 * @param {() => unknown} run
 */
export async function medianTime(run) {
  await run();
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + 500;
  while (times.length < 3 || (performance.now() < end && times.length < 1000)) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}
