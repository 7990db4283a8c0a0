/**
 * An answer as rows of the table.
 * @param {string} what
 * @param {number} size
 * @param {import('./part.d.ts').Answer} answer
 * @returns {readonly import('./part.d.ts').Row[]}
 */
export const answerRows = (what, size, { shown, busy }) => [
  { what: `${what}: shown`, size, milliseconds: shown },
  { what: `${what}: busy`, size, milliseconds: busy },
];
