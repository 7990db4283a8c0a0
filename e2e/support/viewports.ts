export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
const TABLET = { width: 820, height: 1180 };
export const LAPTOP = { width: 1440, height: 900 };

/** A phone, a tablet and a laptop. */
export const VIEWPORTS = [PHONE, TABLET, LAPTOP];
