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

/**
 * Measurements beside those of another page, as a Markdown table.
 * @param {readonly import('./part.d.ts').Comparison[]} rows
 */
export function comparisonTable(rows) {
  const lines = rows.map(({ what, app, other, with: page, goal }) => {
    const ratio = other > 0 ? (app / other).toFixed(2) : '';
    return `| ${what} | ${formatNumber(app)} | ${formatNumber(other)} (${page}) | ${ratio} | ${goal} |`;
  });
  return ['| what | Tabard | beside | ratio | goal |', '| --- | --: | --: | --: | --: |', ...lines].join(
    '\n',
  );
}
