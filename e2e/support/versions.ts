import { readFileSync } from 'node:fs';

/** The version of the app in dist/. */
export const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;

/** A release after it. */
export const LATER_VERSION = '99.0.0';
