import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The minimum width of a column, by the size of the row's buttons for a mouse or for touch. */
const COLUMN_IN_REM = { fine: 35, coarse: 41 };

/** How many columns of rows fit into the element. */
export function useColumns(): readonly [number, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const table = element.current;
    if (table === null) return;
    const measure = () => {
      const pointer = matchMedia('(pointer: fine)').matches ? 'fine' : 'coarse';
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setColumns(Math.max(1, Math.floor(table.clientWidth / (COLUMN_IN_REM[pointer] * rem))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [columns, element];
}
