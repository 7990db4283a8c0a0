import { useEffect } from 'react';

/** Dims the page's scrollbar gutter while an overlay is open, because no backdrop covers the gutter. */
export function useBackdrop(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.backdrop = '';
    return () => void delete dataset.backdrop;
  }, [isOpen]);
}
