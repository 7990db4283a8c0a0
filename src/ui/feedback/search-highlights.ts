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

/** The texts of an element in order: a term in a text has one of its own. */
function textsOf(element: Element): readonly Text[] {
  const { firstChild } = element;
  if (element.childNodes.length === 1 && firstChild instanceof Text) return [firstChild];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

type Place = readonly [Text | undefined, number];

/**
 * Finds positions in the texts together, each at or behind the last one, so that all of them take one walk.
 * Between two texts, a start is in the later one, an end in the earlier.
 */
function walkThrough(texts: readonly Text[]): (position: number, isStart: boolean) => Place {
  let [at, before] = [0, 0];
  let length = texts[0]?.length ?? 0;
  return (position, isStart) => {
    while (at < texts.length && (isStart ? position >= before + length : position > before + length)) {
      before += length;
      at += 1;
      length = texts[at]?.length ?? 0;
    }
    return [texts[at], position - before];
  };
}

function* matchesIn(root: HTMLElement, patterns: ReadonlyMap<string, RegExp>): Generator<StaticRange> {
  for (const [field, pattern] of patterns) {
    for (const element of root.querySelectorAll(`[data-searchable="${field}"]`)) {
      const placeOf = walkThrough(textsOf(element));
      const text = (element.textContent ?? '').replaceAll('\u00a0', ' ');
      for (const { 0: match, index } of text.matchAll(pattern)) {
        const [startContainer, startOffset] = placeOf(index, true);
        const [endContainer, endOffset] = placeOf(index + match.length, false);
        if (startContainer && endContainer)
          yield new StaticRange({ startContainer, startOffset, endContainer, endOffset });
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
