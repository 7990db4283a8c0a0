/** @typedef {import('./part.d.ts').Row} Row */

/** @param {number} value */
const formatNumber = (value) => (value < 10 ? value.toPrecision(2) : value.toFixed(0));

/**
 * The rows as a Markdown table, each with its ratio to the smallest size of the same measurement.
 * @param {readonly Row[]} rows
 */
export function table(rows) {
  const lines = rows.map(({ what, size, milliseconds }) => {
    const smallest = rows.filter((row) => row.what === what).sort((a, b) => a.size - b.size)[0];
    const ratio = smallest === undefined ? 1 : milliseconds / smallest.milliseconds;
    return `| ${what} | ${size.toLocaleString('en-US')} | ${formatNumber(milliseconds)} | ${ratio.toFixed(2)} |`;
  });
  return ['| what | size | ms | ratio |', '| --- | --: | --: | --: |', ...lines].join('\n');
}
