export const MAXIMUM_NAME_LENGTH = 200;

// A lone surrogate is not a character either: no URL and no file can contain it.
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/**
 * Why a text cannot be a name: it has over 200 characters (code points) or control characters. Returns the
 * message; undefined if the text can be a name.
 * Rule: docs/rules/names.md#name-form.
 */
export function checkNameForm(name: string): string | undefined {
  if ([...name.trim()].length > MAXIMUM_NAME_LENGTH) {
    return `You cannot use more than ${MAXIMUM_NAME_LENGTH} characters in a name.`;
  }
  if (CONTROL_CHARACTER.test(name)) return 'You cannot include control characters in a name.';
  return undefined;
}
