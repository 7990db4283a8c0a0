import type { MouseEvent } from 'react';

/**
 * For what changes at each press, so that something else lies under the pointer: the second click of a double
 * click does nothing. Rule: docs/rules/screens.md#double-clicks.
 */
export const ignoreSecondClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail !== 2) act();
  };
