import { checkNameForm } from '../lib/name-form.ts';
import { normaliseName } from '../lib/normalise-name.ts';

/**
 * Why a character cannot have this name, given the existing ones; undefined if it can. The rules' own
 * messages come first, then those of `checkNameForm`.
 * Rule: docs/rules/characters.md#character-name.
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
