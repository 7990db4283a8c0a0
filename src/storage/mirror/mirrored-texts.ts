import { ifAllowed, type TextStore } from '../../platform/browser.ts';

/** The mirror's texts before storage is open: to show, and to decide nothing by. */
export const mirroredTexts = (): TextStore | undefined => ifAllowed(() => globalThis.localStorage);
