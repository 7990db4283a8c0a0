import { describe, expect, it } from 'vitest';
import standardGame from '../../../../../public/BaseGameData.json';
import { isJsonObject } from '../../../lib/name-map.ts';
import { valueAt } from '../json-edit.ts';
import { PACK_LISTS } from '../pack-lists.ts';
import { type FieldForm, fits, formAt } from './form.ts';
import { PACK_PARTS, withPlayBegun } from './pack-parts.ts';

/** The keys of every value that its form does not describe. */
function undescribed(
  form: FieldForm,
  value: unknown,
  keys: readonly (string | number)[] = [],
): readonly string[] {
  const here = keys.reduce<unknown>((each, key) => valueAt(each, [key]), value);
  const own = formAt(form, value, keys);
  if (own === undefined || !fits(own, here)) return [keys.join('.')];
  const inner = Array.isArray(here) ? [...here.keys()] : isJsonObject(here) ? Object.keys(here) : [];
  return inner.flatMap((key) => undescribed(form, value, [...keys, key]));
}

const isUnder = (path: string, keys: readonly string[]): boolean =>
  path === keys.join('.') || path.startsWith(`${keys.join('.')}.`);

describe('the parts of a pack', () => {
  it('describe everything of the standard game that is in no list', () => {
    for (const { keys, form } of PACK_PARTS) {
      const value = valueAt(standardGame, keys);
      if (value !== undefined) expect([keys, undescribed(form, value)]).toEqual([keys, []]);
    }
  });

  it('are, with the lists, all that a pack has', () => {
    const fields = ['actions', 'groups', 'play'];
    const paths = Object.entries(standardGame).flatMap(([field, value]) =>
      fields.includes(field) ? Object.keys(value).map((inner) => `${field}.${inner}`) : [field],
    );
    const known = [...PACK_PARTS, ...PACK_LISTS];
    const others = paths.filter((path) => !known.some(({ keys }) => isUnder(path, keys)));
    expect(others.filter((path) => path !== '$schema')).toEqual(['name', 'version', 'play.format']);
  });

  it('ask for names where they refer to entries', () => {
    const sorts = PACK_PARTS.map(({ keys, form }) => [keys.join('.'), formAt(form, { a: ['b'] }, ['a', 0])]);
    expect(Object.fromEntries(sorts)).toMatchObject({
      'groups.skillGroups': { form: 'reference', sort: 'skill' },
      'groups.constantGroups': { form: 'reference', sort: 'constant' },
    });
  });

  it('begin play with its format', () => {
    expect(withPlayBegun({}, ['play', 'roll'])).toEqual({ play: { format: 1 } });
    expect(withPlayBegun({}, ['constants'])).toEqual({});
  });
});
