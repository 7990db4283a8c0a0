type Row = readonly string[];

/** A table in Markdown, its columns padded to one width. */
export function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_cell, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: Row) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
