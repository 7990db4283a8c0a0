import { useLayoutEffect } from 'react';

/** Leaves room at the bottom edge for the links of a character: see `--bottom-bar` in tokens.css. */
export function useBottomBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bottomBar = '';
    return () => {
      delete dataset.bottomBar;
    };
  }, []);
}
