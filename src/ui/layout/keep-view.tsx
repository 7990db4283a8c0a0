import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is below it where it is in the window when it becomes higher or lower out of view, above the
 * window or under what sticks to its top: in Safari, which does not anchor the scroll position by itself.
 */
export function KeepView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    let { height } = box.getBoundingClientRect();
    const observer = new ResizeObserver(() => {
      const now = box.getBoundingClientRect();
      const by = now.height - height;
      height = now.height;
      const style = getComputedStyle(document.documentElement);
      const edge = Number.parseFloat(style.scrollPaddingTop) || 0;
      const isAnchored = style.getPropertyValue('overflow-anchor') === 'auto';
      if (by !== 0 && now.top < edge && !isAnchored) window.scrollBy({ top: by, behavior: 'instant' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    // The margins of what is in it count as its height.
    <div ref={element} style={{ display: 'flow-root' }}>
      {children}
    </div>
  );
}
