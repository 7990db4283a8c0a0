import { type RefObject, useLayoutEffect } from 'react';

/** The name of the highlight in `base.css`. */
const NAME = 'search-match';

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** A value to find in one field. */
export interface SearchTerm {
  readonly field: string;
  readonly value: string;
}

/** Matches any of the texts, the longest first, in any letter case. */
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
 * Marks the terms of a field in every text of the root whose `data-searchable` names that field, after each
 * render of the calling component. The DOM does not change, so a keystroke renders no element. Without the
 * CSS Highlight API it marks nothing.
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
