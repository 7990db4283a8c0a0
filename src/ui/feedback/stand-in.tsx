import { useLayoutEffect } from 'react';

/** How many are on the page. */
let count = 0;

/**
 * Stands in for a part of a screen that is still on its way: `data-loading` on the root hides the footer
 * until then, so that the part does not push it down. An attribute, because `:has()` would look through the
 * whole screen again at each change of it.
 */
export function StandIn() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    count += 1;
    dataset.loading = '';
    return () => {
      count -= 1;
      if (count === 0) delete dataset.loading;
    };
  }, []);
  return null;
}
