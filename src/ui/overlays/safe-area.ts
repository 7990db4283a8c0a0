/** Between a popup and the edge of the screen, in px. */
const EDGE = 8;

/** How far popups keep from each edge of the screen, in px, where a notch may take a part of it. */
export function safeAreaPadding() {
  const style = getComputedStyle(document.documentElement);
  const from = (side: string) =>
    Math.max(EDGE, Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0);
  return { top: from('top'), right: from('right'), bottom: from('bottom'), left: from('left') };
}

/** The same, and clear of the bars that stay at the top and bottom edge while the page scrolls. */
export function paddingBesideBars() {
  const { top, bottom, ...sides } = safeAreaPadding();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const beside = (bar: string) => (Number.parseFloat(bar) || 0) + EDGE;
  return {
    ...sides,
    top: Math.max(top, beside(scrollPaddingTop)),
    bottom: Math.max(bottom, beside(scrollPaddingBottom)),
  };
}
