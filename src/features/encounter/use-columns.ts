import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The minimum width of a group, by the size of the row's buttons: for a mouse on a wide screen, or for touch.
 */
const GROUP_IN_REM = { fine: 26.25, coarse: 40 };
/** What a number of more than three digits adds, and each of those digits, in three tracks. */
const LONG_IN_REM = { first: 11, each: 3 * 0.625 };
const GAP_IN_REM = 1;

/** How many groups fit beside each other into the element. `digits`: of the largest number on a track. */
export function useColumns(digits: number): readonly [number, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const table = element.current;
    if (table === null) return;
    const measure = () => {
      const pointer = matchMedia('(pointer: fine) and (min-width: 75em)').matches ? 'fine' : 'coarse';
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const more = digits > 3 ? LONG_IN_REM.first + (digits - 3) * LONG_IN_REM.each : 0;
      const group = GROUP_IN_REM[pointer] + more;
      setColumns(Math.max(1, Math.floor((table.clientWidth / rem + GAP_IN_REM) / (group + GAP_IN_REM))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [digits]);
  return [columns, element];
}
