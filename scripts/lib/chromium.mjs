import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names under which systems install Chromium or Chrome. */
const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Chromium without a window, profiles and preferences: it needs two thirds of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

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

/**
 * V8 without its optimizing compilers. A page of a journey lives for seconds: compiling for speed costs more
 * processor time than it saves.
 */
const SHORT_LIVED_PAGES = '--js-flags=--no-opt --no-maglev';

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
 * The programs of these names on the PATH, in its order.
 * @param {readonly string[]} names
 * @param {string | undefined} path
 */
function listPrograms(names, path = '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter(isExecutable);
}

/**
 * The paths where Chromium may be: CHROMIUM_PATH, then the programs on the PATH.
 * @param {Record<string, string | undefined>} [environment]
 */
export function listChromiums({ CHROMIUM_PATH, PATH } = process.env) {
  const named = CHROMIUM_PATH && isExecutable(CHROMIUM_PATH) ? [CHROMIUM_PATH] : [];
  return [...named, ...listPrograms(PROGRAM_NAMES, PATH)];
}

/**
 * How Playwright launches a browser: CHROMIUM_PATH, the headless shell of this system, its Chromium, or
 * Playwright's own browser.
 * @param {Record<string, string | undefined>} [environment]
 */
export function launchOptions(environment = process.env) {
  const shells = environment.CHROMIUM_PATH ? [] : listPrograms([HEADLESS_SHELL], environment.PATH);
  const [executablePath] = [...shells, ...listChromiums(environment)];
  return { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) };
}

/**
 * As `launchOptions`, for journeys. Whatever measures the app needs the whole of V8; component tests, whose
 * pages last, run no faster without it.
 * @param {...string} flags further ones
 */
export function journeyLaunchOptions(...flags) {
  const { args, ...browser } = launchOptions();
  return { ...browser, args: [...args, SHORT_LIVED_PAGES, ...flags] };
}
