import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is below it where it is in the window when it becomes higher or lower, unless the user is in it:
 * at the top of the page, and in Safari, which does not anchor the scroll position by itself.
 */
export function KeepView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    let height = heightOf(box);
    const observer = new ResizeObserver(() => {
      const now = heightOf(box);
      const by = now - height;
      height = now;
      const style = getComputedStyle(document.documentElement);
      const edge = Number.parseFloat(style.scrollPaddingTop) || 0;
      const isInView = box.getBoundingClientRect().top >= edge;
      if (by === 0 || (isInView && box.matches(':hover, :focus-within'))) return;
      // No browser does at the top of the page.
      const isAnchored = window.scrollY > 0 && style.getPropertyValue('overflow-anchor') === 'auto';
      if (!isAnchored) window.scrollBy({ top: by, behavior: 'instant' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    // The margins of what is in it count as its height. Empty, it takes no gap of a column.
    <div ref={element} style={{ display: children === null ? 'none' : 'flow-root' }} data-keep-view>
      {children}
    </div>
  );
}

/** With the gap that it takes of a column. */
function heightOf(box: HTMLElement): number {
  const { height } = box.getBoundingClientRect();
  if (height === 0 || box.parentElement === null) return height;
  return height + (Number.parseFloat(getComputedStyle(box.parentElement).rowGap) || 0);
}
