import { normaliseName } from '../lib/normalise-name.ts';

export const MAXIMUM_NAME_LENGTH = 200;

// Half a surrogate pair is no character either: no address and no file can carry it.
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/**
 * Whether a text can be the name of anything: at most 200 characters (code points), no control characters. Returns the
 * message, or undefined (decisions: Names and addresses).
 */
export function checkNameForm(name: string): string | undefined {
  if ([...name.trim()].length > MAXIMUM_NAME_LENGTH) {
    return `You cannot use more than ${MAXIMUM_NAME_LENGTH} characters in a name.`;
  }
  if (CONTROL_CHARACTER.test(name)) return 'You cannot include control characters in a name.';
  return undefined;
}

/**
 * Whether a character may have this name beside those that exist. Returns the first message in the specification's
 * order, then those of `checkNameForm`; undefined where the name is good (seed 1 §5; decisions: Names and addresses).
 */
export function checkName(name: string, existingNames: readonly string[]): string | undefined {
  const key = normaliseName(name);
  if (key === '') return 'Please enter a name.';
  if (name.trim() === 'None') return 'You cannot use None as a name.';
  if (name.includes('?')) return 'You cannot include ? characters.';
  if (existingNames.some((existing) => normaliseName(existing) === key)) {
    return 'You already have a character with that name.';
  }
  return checkNameForm(name);
}
