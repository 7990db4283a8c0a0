import { useEffect } from 'react';

/** Ignores the second click of a double click where the first one opened another screen. */
export function useDoubleClickGuard(): void {
  'use no memo';
  useEffect(() => {
    let screen = '';
    const watch = (event: MouseEvent) => {
      const isStray = event.detail > 1 && window.location.pathname !== screen;
      screen = window.location.pathname;
      if (!isStray) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', watch, true);
    return () => document.removeEventListener('click', watch, true);
  }, []);
}
