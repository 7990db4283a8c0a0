import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed: what shows only a part of itself on screen then shows the whole. An
 * element that is kept out of sight is not printed.
 */
export function useIsPrinting(element?: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the handler returns.
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
