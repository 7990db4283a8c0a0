import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The names under which systems install Chromium or Chrome. The headless shell, which Playwright prefers as well, needs
 * two thirds of the processor time of the whole browser.
 */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Flags for a headless browser in a container: no sandbox for root, no background traffic. */
const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The paths where Chromium may be: CHROMIUM_PATH, then the programs on the PATH.
 * @param {Record<string, string | undefined>} [environment]
 */
export function listChromiums(environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => PROGRAM_NAMES.map((name) => join(folder, name)));
  return [environment.CHROMIUM_PATH ?? '', ...onPath].filter((path) => path !== '' && isExecutable(path));
}

/**
 * How Playwright launches a browser: the first Chromium of this system, or Playwright's own.
 * @param {Record<string, string | undefined>} [environment]
 */
export function launchOptions(environment = process.env) {
  const [executablePath] = listChromiums(environment);
  return { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) };
}
