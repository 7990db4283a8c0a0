import type { Remembered } from '../storage/api.ts';

const NAME = 'openedAt';

/** More characters than anyone opens; the others were last opened long ago. */
const MAX_ENTRIES = 200;

/** A character's key, and the time in ms since 1970. */
type Opened = readonly [key: string, at: number];

function isOpened(value: unknown): value is Opened {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

function readAll(remembered: Remembered): readonly Opened[] {
  const stored = remembered.read(NAME);
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

/**
 * When each character was last opened in this browser, by its key, in ms since 1970.
 * Rule: docs/rules/characters.md#characters-page.
 */
export const readOpenedAt = (remembered: Remembered): ReadonlyMap<string, number> =>
  new Map(readAll(remembered));

/** Notes that a character was opened. The one opened last comes first. */
export function rememberOpened(remembered: Remembered, key: string, now: number): void {
  const others = readAll(remembered).filter(([other]) => other !== key);
  remembered.write(NAME, [[key, now], ...others].slice(0, MAX_ENTRIES));
}
