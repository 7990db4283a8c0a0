import { checkStoredNameForm } from '../lib/name-form.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import { fail, ok, type Result } from '../lib/result.ts';

/**
 * A foe of the game master's as it is stored: its name is read, and `json` is all of it as it was written.
 */
export interface StoredFoe {
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export const NOT_A_FOE = 'File was not a valid foe.';

/**
 * Recognises a stored foe by its name; the rest is read when it is needed.
 * Rule: docs/rules/foes.md#foe-file.
 */
export function readStoredFoe(json: unknown): Result<StoredFoe, string> {
  if (!isJsonObject(json)) return fail(NOT_A_FOE);
  const { name } = json;
  if (typeof name !== 'string' || normaliseName(name) === '') return fail(NOT_A_FOE);
  return checkStoredNameForm(name) === undefined ? ok({ name, json }) : fail(NOT_A_FOE);
}
