import { isJsonObject } from '../lib/name-map.ts';
import { fail, ok, type Result } from '../lib/result.ts';

/**
 * A stored custom pack, as the unchanged text of its file. Only its name and version are read until it is
 * enabled, and a download returns the whole file.
 */
export interface StoredPack {
  readonly name: string;
  readonly version: number;
  readonly text: string;
}

/**
 * Reads the name and version of a stored pack. `parsePack` reads its content.
 * Rule: docs/rules/game-data.md#custom-packs.
 */
export function readStoredPack(text: string): Result<StoredPack, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('This is not JSON.');
  }
  if (!isJsonObject(json)) return fail('This is not a game data pack.');
  const { name, version } = json;
  if (typeof name !== 'string' || typeof version !== 'number')
    return fail('This pack has no name or no version.');
  return ok({ name, version, text });
}
