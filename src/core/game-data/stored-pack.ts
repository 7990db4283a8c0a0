import { isJsonObject } from '../lib/name-map.ts';
import { fail, ok, type Result } from '../lib/result.ts';

/**
 * A stored custom pack: the text of its file as its author wrote it. Only its name and version are read until
 * it is enabled, and nothing of the file is lost when it is downloaded again.
 */
export interface StoredPack {
  readonly name: string;
  readonly version: number;
  readonly text: string;
}

/**
 * Reads what the text of a stored pack says of itself. What it holds is read by `parsePack`.
 * Rule: docs/rules/game-data.md#custom-packs.
 */
export function readStoredPack(text: string): Result<StoredPack, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('This is no JSON text.');
  }
  if (!isJsonObject(json)) return fail('This is no game data pack.');
  const { name, version } = json;
  if (typeof name !== 'string' || typeof version !== 'number')
    return fail('This pack has no name or no version.');
  return ok({ name, version, text });
}
