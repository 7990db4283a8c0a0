import { it as property } from '@fast-check/vitest';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import standardGame from '../../../../../public/BaseGameData.json';
import { arbitraryPackJson } from '../../../../testing/arbitrary-packs.ts';
import { aPackJson } from '../../../../testing/packs.ts';
import { isJsonObject } from '../../../lib/name-map.ts';
import { entryAt } from '../entries.ts';
import { listAt, withEntry, withValueAt } from '../json-edit.ts';
import { PACK_LISTS, type PackList } from '../pack-lists.ts';
import { packReferences } from '../pack-references.ts';
import { blankValue, newEntry } from './blank.ts';
import { type FieldForm, fits, formAt } from './form.ts';
import { entryReader, listForm } from './list-form.ts';

function list(id: string): PackList {
  const found = PACK_LISTS.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** Builds a value anew part by part, as a form does. What no form describes is taken over as it is. */
function rebuild(
  root: FieldForm,
  value: unknown,
  keys: readonly (string | number)[],
  told: (keys: readonly (string | number)[]) => void,
): unknown {
  const form = formAt(root, value, keys);
  const here = keys.reduce<unknown>((each, key) => (each as Record<string | number, unknown>)[key], value);
  if (form === undefined || !fits(form, here)) {
    told(keys);
    return here;
  }
  if (Array.isArray(here)) {
    return here.reduce<unknown>(
      (built, _, index) => withEntry(built, [], rebuild(root, value, [...keys, index], told)),
      [],
    );
  }
  if (!isJsonObject(here)) return here;
  return Object.keys(here).reduce<unknown>(
    (built, key) => withValueAt(built, [key], rebuild(root, value, [...keys, key], told)),
    {},
  );
}

/** Generated packs have malformed nodes in these fields. */
const ODD_FIELDS: ReadonlySet<string | number> = new Set(['inputs', 'resources', 'effects', 'conditions']);

describe('the forms of a pack', () => {
  it('begin an operation with one that is read, and call its flag as their switch does', () => {
    const cost = { resource: 'ENERGY', by: 'CONSTANT', value: 1, operation: { kind: 'DIVIDE_BY', value: 2 } };
    const action = { name: 'A', resources: [cost] };
    const form = formAt(listForm(list('actions')), action, ['resources', 0, 'operation']);
    expect(form && blankValue(form)).toEqual({ kind: 'DIVIDE_BY', value: 1 });
    expect(JSON.stringify(form)).toContain('or down if Round Down is on');
    expect(JSON.stringify(form)).not.toContain('is true');
  });

  property.prop([arbitraryPackJson], { numRuns: 100 })('rebuild any pack as it was', (json) => {
    const text = JSON.stringify(json);
    let built: unknown = JSON.parse(JSON.stringify(aPackJson()));
    const undescribed: string[] = [];
    for (const [field, value] of Object.entries(JSON.parse(text) as object)) {
      const isList = PACK_LISTS.some(({ keys }) => keys.length === 1 && keys[0] === field);
      if (!isList && field !== 'actions') built = withValueAt(built, [field], value);
    }
    for (const field of ['defaultActions', 'defaultManeuvers']) {
      built = withValueAt(built, ['actions', field], listAt(json, ['actions', field]));
    }
    for (const each of PACK_LISTS) {
      for (const entry of listAt(json, each.keys)) {
        built = withEntry(
          built,
          each.keys,
          rebuild(listForm(each), entry, [], ([field = '', ...keys]) => {
            if (!ODD_FIELDS.has(field)) undescribed.push([each.id, field, ...keys].join());
          }),
        );
      }
    }
    expect(undescribed).toEqual([]);
    expect(built).toEqual(JSON.parse(text));
  });

  it('describe everything in the standard game', () => {
    for (const each of PACK_LISTS) {
      for (const entry of listAt(standardGame, each.keys)) {
        const untold: string[] = [];
        expect(rebuild(listForm(each), entry, [], (keys) => untold.push(keys.join('.')))).toEqual(entry);
        expect(untold.filter((keys) => !keys.startsWith('sheet'))).toEqual([]);
      }
    }
  });

  it('ask for a name wherever the checker looks one up', () => {
    const wrong = packReferences(standardGame).flatMap(({ place, sort, lists }) => {
      const at = PACK_LISTS.find(({ keys }) => keys.every((key, depth) => place[depth] === key));
      if (at === undefined || sort === 'term' || sort === 'damage type') return [];
      const index = Number(place[at.keys.length]);
      const entry = entryAt(standardGame, { list: at, index });
      const form = formAt(listForm(at), entry, place.slice(at.keys.length + 1));
      return form?.form === 'reference' && (form.sort === sort || lists.length === 0)
        ? []
        : [place.join('.')];
    });
    expect(wrong).toEqual([]);
  });

  it('say what an amount, a condition and a limit may be', () => {
    const conditions = formAt(listForm(list('actions')), {}, ['conditions']);
    expect(conditions).toMatchObject({ form: 'list', most: 100, of: { form: 'variant', field: 'kind' } });
    const comparison = formAt(
      listForm(list('actions')),
      { conditions: [{ kind: 'PROPERTY_COMPARISON', by: 'CONSTANT' }] },
      ['conditions', 0, 'value'],
    );
    expect(comparison).toEqual({ form: 'number', isWhole: false, minimum: undefined, maximum: undefined });
    expect(formAt(listForm(list('items')), {}, ['cost'])).toMatchObject({ form: 'number', minimum: 0 });
    expect(formAt(listForm(list('talents')), {}, ['upgrades'])).toEqual({
      form: 'reference',
      sort: 'talent',
    });
    expect(formAt(listForm(list('skills')), {}, ['coreTalents', 0, 0])).toEqual({
      form: 'reference',
      sort: 'talent',
    });
  });

  it('have a label for every field, and say what is not plain', () => {
    const skills = listForm(list('skills'));
    expect(skills).toMatchObject({
      form: 'group',
      fields: [
        { name: 'name', label: 'Name', help: '', isRequired: true },
        { name: 'description', label: 'Description', isRequired: true, form: { form: 'paragraphs' } },
        {
          name: 'coreTalents',
          label: 'Core Talents',
          help: expect.stringContaining('breakpoint'),
          isRequired: false,
        },
      ],
    });
    const option = { value: 'END_PHASE', help: expect.stringContaining('phase 1 becomes 2') };
    expect(formAt(listForm(list('maneuvers')), {}, ['effects'])).toMatchObject({
      of: { options: expect.arrayContaining([expect.objectContaining(option)]) },
    });
  });

  it.each(PACK_LISTS.map((each) => [each.id, each] as const))(
    'begin a new entry of %s that is accepted',
    (_id, each) => {
      const entry = newEntry(each, 'Fresh');
      const read = v.safeParse(entryReader(each), entry);
      expect(read.issues ?? []).toEqual([]);
    },
  );
});
