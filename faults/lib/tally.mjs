/** How many faults of a part were tried, and what was lost by them. */
export class Tally {
  tried = 0;
  /** @type {string[]} */
  lost = [];

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {readonly string[]} lost what was lost by the faults, 1 unless `tried` says otherwise */
  add(lost, tried = 1) {
    this.tried += tried;
    this.lost.push(...lost);
  }
}

/**
 * Sums the report of a run. A fault that lost nothing has passed; a loss and an uncaught error have failed.
 * @param {{
 *   parts: readonly { name: string, tried: number, lost: readonly string[] }[],
 *   uncaught: readonly string[],
 * }} report
 * @returns {import('../../scripts/lib/results.mjs').Tally}
 */
export function tallyFaults({ parts, uncaught }) {
  const idle = parts.filter((part) => part.tried === 0).map((part) => `${part.name}: nothing was tried.`);
  const others = [...idle, ...uncaught, ...(parts.length === 0 ? ['It tried nothing.'] : [])];
  const lost = parts.flatMap((part) => part.lost.map((one) => `${part.name}: lost ${one}`));
  const tried = parts.reduce((total, part) => total + part.tried, 0);
  const failed = lost.length + others.length;
  return { passed: Math.max(0, tried - lost.length), failed, problems: [...others, ...lost] };
}
