import { checkNameSize } from '../lib/name-form.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { type Problem, pathKeys } from '../lib/problem.ts';
import { say, userName, type Wording } from '../lib/wording.ts';
import { valueAt } from './editing/json-edit.ts';

type Keys = readonly (string | number)[];

/** A problem with its place by the name of the entry: `Ladle: cost`. */
export type PlacedProblem<Reported extends Problem = Problem> = Reported & { readonly where: Wording };

/** The fields that name an entry of a list, in this order; the last two are of the rules of `play`. */
const NAME_FIELDS = ['name', 'title', 'item', 'statusEffect', 'kind'] as const;

/** The name of an entry of a pack: of an item its name, of a page of the rulebook its title. */
export function packEntryName(entry: unknown): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  const names = NAME_FIELDS.map((field) => entry[field]);
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** A field of the format in words: `coreTalents` is `core talents`. What is in upper case stays. */
export function fieldWords(field: string): string {
  if (!/^[a-z][A-Za-z]*$/u.test(field)) return field;
  return field.replaceAll(/[A-Z]+/gu, (capitals) => {
    const isShort = capitals.length > 1;
    return ` ${isShort ? capitals : capitals.toLowerCase()}`;
  });
}

/** A field or a value of the format as a label: `coreTalents` and `CORE_TALENTS` are `Core Talents`. */
export function fieldTitle(name: string): string {
  const words = /^[A-Z\d_]+$/u.test(name) ? name.toLowerCase().replaceAll('_', ' ') : fieldWords(name);
  return words.replaceAll(/(?:^| )[a-z]/gu, (start) => start.toUpperCase());
}

/** A place in an entry in words: fields and, counted from 1, the entries of their lists. */
export function placeInEntry(keys: Keys): Wording {
  return keys.flatMap((key, index): Wording => {
    if (typeof key === 'number') return [`${typeof keys[index - 1] === 'string' ? ' ' : ', '}${key + 1}`];
    const word = /^[\w$-]+$/u.test(key) ? [fieldWords(key)] : userName(key);
    return index === 0 ? word : [' › ', ...word];
  });
}

/**
 * The place of these keys in a pack, as its author knows it: `Ladle: cost`, `Slash: effects 2 › value`. An
 * entry without a name is counted: `items 3: cost`. The pack itself is `The pack`.
 */
export function entryPlace(json: unknown, keys: Keys): Wording {
  let value = json;
  let end = 0;
  for (const [index, key] of keys.entries()) {
    const isInList = Array.isArray(value) && typeof key === 'number';
    value = valueAt(value, [key]);
    if (!isInList || !isJsonObject(value)) continue;
    end = index + 1;
    break;
  }
  if (keys.length === 0) return ['The pack'];
  if (end === 0) return placeInEntry(keys);
  const name = packEntryName(value);
  // A name that is refused for its size would take long to lay out.
  const isUnnamed = name === undefined || checkNameSize(name) !== undefined;
  const entry = isUnnamed ? placeInEntry(keys.slice(0, end)) : userName(name);
  const rest = keys.slice(end);
  return rest.length === 0 ? entry : say`${entry}: ${placeInEntry(rest)}`;
}

/** Problems of a pack, each with its place. */
export function placed<Reported extends Problem>(
  json: unknown,
  problems: readonly Reported[],
): readonly PlacedProblem<Reported>[] {
  return problems.map((problem) => ({ ...problem, where: entryPlace(json, pathKeys(problem.path)) }));
}
