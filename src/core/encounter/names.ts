import { checkNameForm, checkStoredNameForm } from '../lib/name-form.ts';
import { normaliseName } from '../lib/normalise-name.ts';

/** Whether one of the names is the same after normalisation. Rule: docs/rules/names.md#comparing-names. */
export function isTaken(name: string, names: readonly string[]): boolean {
  const key = normaliseName(name);
  return names.some((each) => normaliseName(each) === key);
}

export const ENCOUNTER_NAME_TAKEN = 'An encounter with that name already exists.';

/**
 * Why an encounter cannot have this name, given the existing ones; undefined if it can.
 * Rule: docs/rules/encounters.md#encounter-name.
 */
export function checkEncounterName(name: string, existingNames: readonly string[]): string | undefined {
  if (normaliseName(name) === '') return 'Please enter an encounter name.';
  return isTaken(name, existingNames) ? ENCOUNTER_NAME_TAKEN : checkNameForm(name);
}

/**
 * Whether a stored encounter or one of its groups can have this name.
 * Rule: docs/rules/names.md#name-form.
 */
export function isStoredEncounterName(name: string): boolean {
  return normaliseName(name) !== '' && checkStoredNameForm(name) === undefined;
}
