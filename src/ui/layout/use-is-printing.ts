import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, so that a virtualized list can render all its items. A hidden element is
 * not printed.
 */
export function useIsPrinting(element?: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as the handler returns.
    const before = () => {
      if (element?.current?.checkVisibility() !== false) flushSync(() => setIsPrinting(true));
    };
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [element]);
  return isPrinting;
}
