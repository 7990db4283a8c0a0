/**
 * In a page: the middle of an element in CSS pixels. Throws where another one covers it, or it is out of
 * view.
 */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  if (!element.contains(there))
    throw new Error(`Not in view, or covered by ${there?.outerHTML.slice(0, 80)}.`);
  return { x, y };
}
