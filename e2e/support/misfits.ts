import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it is: the page where it scrolls sideways, texts of controls and headings
 * that are cut, and controls that overlap. Each is described by its words.
 */
export function findMisfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role="slider"], [role="tab"], [role="switch"]';
    const TEXTS = 'button, a, label, legend, summary, h1, h2, h3, h4, h5, h6, [role="tab"]';
    /** Rounding, in pixels. */
    const TOLERANCE = 1.5;

    interface Part {
      readonly element: Element;
      readonly box: DOMRect;
    }

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null;
    const describe = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.localName}.${element.className} "${words.trim().slice(0, 60)}" at ${place}`;
    };
    const ancestorsOf = function* (from: Node): Generator<Element> {
      for (let each = from.parentElement; each !== null; each = each.parentElement) yield each;
    };
    /** For who reads with the ears. */
    const isForTheEars = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath } = getComputedStyle(element);
      return clipPath !== 'none' || width <= 1 || height <= 1;
    };

    /** Whether an element cuts what is wider than it, and does not say all of it in another way. */
    const cuts = (element: Element, line: DOMRect): boolean => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isWider = line.right > box.right + TOLERANCE || line.left < box.left - TOLERANCE;
      // A line is higher than its letters: one that is cut shows less than half of it.
      const middle = (line.top + line.bottom) / 2;
      const isHigher = middle > box.bottom || middle < box.top;
      const hasEllipsis = textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (isCut(overflowX) && isWider && !hasEllipsis) || (isCut(overflowY) && isHigher);
    };
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);

    /** The element that cuts a text, if one does. */
    const cutterOf = (text: Text): Element | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (const element of ancestorsOf(text)) {
        if (isForTheEars(element) || scrolls(element)) return undefined;
        if (lines.some((line) => cuts(element, line))) return element;
      }
      return undefined;
    };
    const cutTexts = (): readonly string[] =>
      [...document.querySelectorAll(TEXTS)].filter(isShown).flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const cutter = text.textContent?.trim() ? cutterOf(text as Text) : undefined;
          if (cutter) return [`cut by ${cutter.localName}.${cutter.className}: ${describe(element)}`];
        }
        return [];
      });

    /** What is in view of a box of an element: less what is cut by scrollers around it. */
    const seenBox = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box;
      for (const around of ancestorsOf(element)) {
        if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue;
        const edge = around.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    /** What stays in place while the page scrolls under it lies over others on purpose. */
    const layerOf = (element: Element): Element | undefined =>
      [element, ...ancestorsOf(element)].find((each) => /sticky|fixed/.test(getComputedStyle(each).position));
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
    /** A margin below 0 makes room for a target that is higher than what it shows. */
    const shownBox = (element: Element, { x, y, width, height }: DOMRect): DOMRect => {
      const { marginTop, marginBottom } = getComputedStyle(element);
      const [above, below] = [marginTop, marginBottom].map((margin) =>
        Math.max(0, -Number.parseFloat(margin)),
      );
      return new DOMRect(x, y + (above ?? 0), width, height - (above ?? 0) - (below ?? 0));
    };
    const partsOf = (element: Element): readonly Part[] =>
      [...element.getClientRects()]
        .map((box) => ({ element, box: seenBox(element, shownBox(element, box)) }))
        .filter(({ box }) => box.width > TOLERANCE && box.height > TOLERANCE);
    const areApart = (a: Element, b: Element): boolean =>
      a === b || a.contains(b) || b.contains(a) || layerOf(a) !== layerOf(b);
    /** Whether a row is a button, and another button stands on it. */
    const isOnCover = (a: DOMRect, b: DOMRect): boolean =>
      a.left <= b.left + TOLERANCE &&
      a.top <= b.top + TOLERANCE &&
      a.right >= b.right - TOLERANCE &&
      a.bottom >= b.bottom - TOLERANCE;
    const areInEachOthersWay = (a: Part, b: Part): boolean =>
      isOver(a.box, b.box) &&
      !areApart(a.element, b.element) &&
      !isOnCover(a.box, b.box) &&
      !isOnCover(b.box, a.box);
    const overlaps = (): readonly string[] => {
      const parts = [...document.querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && !isForTheEars(element))
        .flatMap(partsOf)
        .sort((a, b) => a.box.top - b.box.top);
      return parts.flatMap((a, index) => {
        const below = parts.slice(index + 1);
        const end = below.findIndex(({ box }) => box.top >= a.box.bottom);
        return below
          .slice(0, end === -1 ? undefined : end)
          .filter((b) => areInEachOthersWay(a, b))
          .map((b) => `overlap: ${describe(a.element)} and ${describe(b.element)}`);
      });
    };

    /** What the page scrolls sideways for. */
    const sideways = (): readonly string[] => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + TOLERANCE,
      );
      return [
        `scrolls sideways by ${scrollWidth - clientWidth}: ${wide.slice(0, 5).map(describe).join(', ')}`,
      ];
    };

    // Paper has nothing to press.
    const isOnPaper = matchMedia('print').matches;
    return [...new Set([...sideways(), ...cutTexts(), ...(isOnPaper ? [] : overlaps())])];
  });
}
