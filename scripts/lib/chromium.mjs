import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names under which systems install Chromium or Chrome. */
const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Flags for a quiet headless browser in a container: no sandbox for root, no background traffic. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium: CHROMIUM_PATH, else the first one on the PATH; undefined where there is none. */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH && isExecutable(environment.CHROMIUM_PATH)) return environment.CHROMIUM_PATH;
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of PROGRAM_NAMES) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}
