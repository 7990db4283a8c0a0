import { isJsonObject } from '../../lib/name-map.ts';
import { withKey } from './forms/form-edit.ts';
import { valueAt, withValueAt } from './json-edit.ts';

type Keys = readonly (string | number)[];

/**
 * The JSON with what a finding suggests in its place: another name for the text there, or another key for
 * what is there in a map.
 */
export function withSuggestion(json: unknown, keys: Keys, suggestion: string): unknown {
  if (typeof valueAt(json, keys) === 'string') return withValueAt(json, keys, suggestion);
  const last = keys.at(-1);
  const map = keys.slice(0, -1);
  return typeof last === 'string' && isJsonObject(valueAt(json, map))
    ? withKey(json, map, last, suggestion)
    : json;
}
