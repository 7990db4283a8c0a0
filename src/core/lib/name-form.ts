export const MAXIMUM_NAME_LENGTH = 200;

// Half a surrogate pair is no character either: no address and no file can carry it.
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/**
 * Whether a text can be the name of anything: at most 200 characters (code points), no control characters.
 * Returns the message, or undefined.
 * Rule: docs/rules/names.md#name-form.
 */
export function checkNameForm(name: string): string | undefined {
  if ([...name.trim()].length > MAXIMUM_NAME_LENGTH) {
    return `You cannot use more than ${MAXIMUM_NAME_LENGTH} characters in a name.`;
  }
  if (CONTROL_CHARACTER.test(name)) return 'You cannot include control characters in a name.';
  return undefined;
}
