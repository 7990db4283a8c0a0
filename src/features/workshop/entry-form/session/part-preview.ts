import { readableName } from '../../../../cards/readable-name.ts';
import type { PackPart } from '../../../../core/game-data/editing/forms/pack-parts.ts';
import { valueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { fieldTitle } from '../../../../core/game-data/entry-place.ts';
import { isJsonObject } from '../../../../core/lib/name-map.ts';
import { type Message, nameList } from '../../../../core/lib/wording.ts';
import type { Glossary } from '../../../../core/rules/context.ts';
import { partSentences } from './node-sentence.ts';

/** More names than fit beside a title would only slow the page down. */
const MAX_NAMES = 20;

/**
 * What a part of a pack holds, on one line: a part of `play` in words, or else the names in it. Undefined
 * where it is empty.
 */
export function partPreview(
  { keys, form }: PackPart,
  json: unknown,
  glossary: Glossary,
): Message | undefined {
  const [parent, field = ''] = keys;
  const value = valueAt(json, keys);
  const [sentence] = parent === 'play' && value !== undefined ? partSentences(field, value, glossary) : [];
  if (sentence !== undefined) return sentence;
  const names = namesIn(value, form.form === 'group' && parent === 'play' ? fieldTitle : readableName);
  return names.length === 0 ? undefined : nameList(names.slice(0, MAX_NAMES));
}

function namesIn(value: unknown, titleOf: (key: string) => string): readonly string[] {
  if (isJsonObject(value)) return Object.keys(value).map(titleOf);
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === 'string' || typeof each === 'number').map(String);
}
