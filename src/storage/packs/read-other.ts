import type { Pack } from '../../core/game-data/pack.ts';
import { readPackJson } from '../../core/game-data/pack-json.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';

/**
 * A pack below the one that is checked: parsed, or the text of a stored one. None where it cannot be read.
 */
export function readOther(other: Pack | string): readonly Pack[] {
  if (typeof other !== 'string') return [other];
  const json = readPackJson(other);
  const pack = json.ok ? parsePack(json.value) : json;
  return pack.ok ? [pack.value] : [];
}
