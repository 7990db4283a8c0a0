import { normaliseName } from '../core/lib/normalise-name.ts';
import type { Remembered } from '../storage/api.ts';

const NAME = 'firstSteps';

/** More new characters than anyone makes at once. */
const MAX_CHARACTERS = 20;

const readKeys = (remembered: Remembered): readonly unknown[] => {
  const keys = remembered.read(NAME);
  return Array.isArray(keys) ? keys : [];
};

/**
 * The new characters of this device whose list of first steps is shown: neither finished nor dismissed.
 * Rule: docs/rules/play.md#the-start-of-a-character.
 */
export const shownFirstSteps = {
  has: (remembered: Remembered, character: string): boolean =>
    readKeys(remembered).includes(normaliseName(character)),

  add(remembered: Remembered, character: string): void {
    const key = normaliseName(character);
    const others = readKeys(remembered).filter((each) => each !== key);
    remembered.write(NAME, [key, ...others].slice(0, MAX_CHARACTERS));
  },

  remove(remembered: Remembered, character: string): void {
    const key = normaliseName(character);
    remembered.write(
      NAME,
      readKeys(remembered).filter((each) => each !== key),
    );
  },
};
