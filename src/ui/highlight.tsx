export interface HighlightProps {
  text: string;
  /** What was searched for; letter case does not matter, and empty ones mark nothing. */
  queries: readonly string[];
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** The text with every match marked. */
export function Highlight({ text, queries }: HighlightProps) {
  const sought = queries.filter((query) => query !== '').sort((a, b) => b.length - a.length);
  if (sought.length === 0) return text;
  const pattern = new RegExp(`(${sought.map((query) => query.replace(SYNTAX, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((piece, index) =>
    // Splitting by one group puts the matches at the odd places.
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
