export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const TABLET = { width: 820, height: 1180 };
export const LAPTOP = { width: 1440, height: 900 };
export const DESKTOP = { width: 1920, height: 1080 };

/** A phone, a tablet and a laptop. */
export const VIEWPORTS = [PHONE, TABLET, LAPTOP];
