import { type RefObject, useLayoutEffect } from 'react';

/** As `base.css` names it. */
const NAME = 'sought';

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** Matches any of the texts, the longest first, whatever the letter case; undefined where nothing is sought. */
function patternOf(sought: readonly string[]): RegExp | undefined {
  const texts = sought.filter((text) => text !== '').sort((a, b) => b.length - a.length);
  if (texts.length === 0) return undefined;
  return new RegExp(texts.map((text) => text.replace(SYNTAX, '\\$&')).join('|'), 'giu');
}

function* matchesIn(root: HTMLElement, pattern: RegExp): Generator<StaticRange> {
  for (const element of root.querySelectorAll('[data-searchable]')) {
    const text = element.firstChild;
    if (!(text instanceof Text)) continue;
    for (const { 0: match, index } of text.data.matchAll(pattern)) {
      const endOffset = index + match.length;
      yield new StaticRange({ startContainer: text, startOffset: index, endContainer: text, endOffset });
    }
  }
}

/**
 * Marks what is sought in every text of the root that has the attribute `data-searchable`, as it stands after each render of the
 * component that calls it. The page itself stays as it is, so that a keystroke changes no element. A browser that cannot mark so
 * marks nothing.
 */
export function useSoughtMarks(root: RefObject<HTMLElement | null>, sought: readonly string[]): void {
  useLayoutEffect(() => {
    const pattern = patternOf(sought);
    if (!root.current || !pattern || !('highlights' in CSS)) return;
    const marks = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, marks);
    const ranges = [...matchesIn(root.current, pattern)];
    for (const range of ranges) marks.add(range);
    return () => {
      for (const range of ranges) marks.delete(range);
    };
  });
}
