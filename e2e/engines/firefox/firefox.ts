import { fileURLToPath } from 'node:url';

/** Playwright launches the adapter in place of a Firefox of its own. */
export const FIREFOX = {
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('bidi-adapter.mjs', import.meta.url)),
};
