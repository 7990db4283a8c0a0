import { useEffect } from 'react';

/** Dims the page's scrollbar gutter while an overlay is open: no element's backdrop covers it. */
export function useBackdrop(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.backdrop = '';
    return () => void delete dataset.backdrop;
  }, [isOpen]);
}
