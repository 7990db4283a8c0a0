import { type RefObject, useLayoutEffect } from 'react';

/** As `base.css` names it. */
const NAME = 'search-match';

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** A value to find in one field. */
export interface SearchTerm {
  readonly field: string;
  readonly value: string;
}

/** Matches any of the texts, the longest first, whatever the letter case. */
function patternOf(texts: readonly string[]): RegExp {
  const longestFirst = [...texts].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((text) => text.replace(SYNTAX, '\\$&')).join('|'), 'giu');
}

/** The pattern of each field that has a term. */
function patternsOf(searchTerms: readonly SearchTerm[]): ReadonlyMap<string, RegExp> {
  const filled = searchTerms.filter(({ value }) => value !== '');
  const fields = new Set(filled.map(({ field }) => field));
  const valuesOf = (field: string) => filled.filter((each) => each.field === field).map(({ value }) => value);
  return new Map([...fields].map((field) => [field, patternOf(valuesOf(field))]));
}

function* matchesIn(root: HTMLElement, patterns: ReadonlyMap<string, RegExp>): Generator<StaticRange> {
  for (const [field, pattern] of patterns) {
    for (const { firstChild: text } of root.querySelectorAll(`[data-searchable="${field}"]`)) {
      if (!(text instanceof Text)) continue;
      for (const { 0: match, index } of text.data.matchAll(pattern)) {
        const endOffset = index + match.length;
        yield new StaticRange({ startContainer: text, startOffset: index, endContainer: text, endOffset });
      }
    }
  }
}

/**
 * Marks the terms of a field in every text of the root whose attribute `data-searchable` names that
 * field, as it stands after each render of the component that calls it. The page itself stays as it is, so
 * that a keystroke changes no element. A browser that cannot mark so marks nothing.
 */
export function useSearchHighlights(
  root: RefObject<HTMLElement | null>,
  searchTerms: readonly SearchTerm[],
): void {
  useLayoutEffect(() => {
    const patterns = patternsOf(searchTerms);
    if (!root.current || patterns.size === 0 || !('highlights' in CSS)) return;
    const marks = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, marks);
    const ranges = [...matchesIn(root.current, patterns)];
    for (const range of ranges) marks.add(range);
    return () => {
      for (const range of ranges) marks.delete(range);
    };
  });
}
