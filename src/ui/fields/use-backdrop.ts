import { useEffect } from 'react';

/**
 * While something lies over the page: the room of the page's scrollbar, which belongs to no element and which no veil covers, is
 * veiled with it.
 */
export function useBackdrop(isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const { dataset } = document.documentElement;
    dataset.veiled = '';
    return () => void delete dataset.veiled;
  }, [isOver]);
}
