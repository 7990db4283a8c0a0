import { useEffect } from 'react';

/** Keeps the second click of a double click from what a new screen has put where the first one was meant for. */
export function useDoubleClickGuard(): void {
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
