import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../../testing/arbitrary-packs.ts';
import { isJsonObject } from '../../../lib/name-map.ts';
import { listOfId } from '../entries.ts';
import { listAt, valueAt, withEntry, withValueAt } from '../json-edit.ts';
import { PACK_LISTS } from '../pack-lists.ts';
import { blankValue, newEntry } from './blank.ts';
import { chosenOption, eitherOption, type FieldForm, fits, formAt, type VariantForm } from './form.ts';
import { chooseOption, withKey, withMoved, withShape } from './form-edit.ts';
import { listForm } from './list-form.ts';

type Keys = readonly (string | number)[];

const NO_VARIANTS: readonly VariantForm[] = [];

function variantsOf(form: FieldForm): readonly VariantForm[] {
  if (form.form === 'variant') return [form];
  return form.form === 'group' ? form.variants : NO_VARIANTS;
}

/** The object of the options that the wanted one has, chosen one after another, as their pickers do. */
function withOptions(form: FieldForm, start: unknown, wanted: unknown): unknown {
  return variantsOf(form).reduce<unknown>((built, variant) => {
    const option = chosenOption(variant, wanted);
    return option === undefined
      ? built
      : withOptions(option.group, chooseOption(variant, built, option.value), wanted);
  }, start);
}

/**
 * Builds a value from a blank one by what the controls of its form do. What no form describes is typed as
 * JSON.
 */
function build(form: FieldForm | undefined, wanted: unknown): unknown {
  if (form === undefined || !fits(form, wanted)) return wanted;
  if (form.form === 'either') {
    const shape = eitherOption(form, wanted);
    return shape === undefined ? wanted : build(shape, wanted);
  }
  if (Array.isArray(wanted)) {
    const of = form.form === 'list' ? form.of : undefined;
    return wanted.reduce<unknown>((list, each) => {
      const added = withEntry(list, [], of === undefined ? '' : blankValue(of));
      return withValueAt(added, [listAt(added, []).length - 1], build(of, each));
    }, []);
  }
  if (!isJsonObject(wanted)) return wanted;
  const start = withOptions(form, form.form === 'map' ? {} : blankValue(form), wanted);
  return fill(form, start, wanted);
}

/** The object with the fields of the wanted one, and no others. */
function fill(form: FieldForm, start: unknown, wanted: Readonly<Record<string, unknown>>): unknown {
  const extra = Object.keys(isJsonObject(start) ? start : {}).filter((key) => !Object.hasOwn(wanted, key));
  const shorter = extra.reduce<unknown>((built, key) => withValueAt(built, [key], undefined), start);
  return Object.keys(wanted).reduce<unknown>(
    (built, key) => withValueAt(built, [key], build(formAt(form, wanted, [key]), wanted[key])),
    shorter,
  );
}

const effectForm = (): VariantForm => {
  const list = listOfId('actions');
  const form = list && formAt(listForm(list), {}, ['effects', 0]);
  if (form?.form !== 'variant') throw new Error('An effect has kinds.');
  return form;
};

describe('the controls of the forms', () => {
  property.prop([arbitraryPackJson], { numRuns: 60 })(
    'build every entry of any pack from a blank one',
    (json) => {
      for (const list of PACK_LISTS) {
        const form = listForm(list);
        for (const entry of listAt(json, list.keys)) {
          const begun = newEntry(list, 'New');
          const built = isJsonObject(entry)
            ? fill(form, withOptions(form, begun, entry), entry)
            : build(form, entry);
          expect(built).toEqual(entry);
        }
      }
    },
  );

  property.prop([arbitraryPackJson], { numRuns: 60 })(
    'change nothing where the same kind is chosen',
    (json) => {
      for (const effect of listAt(json, ['actions', 'actions', 0, 'effects'])) {
        const option = chosenOption(effectForm(), effect);
        if (option !== undefined)
          expect(chooseOption(effectForm(), effect, option.value)).toMatchObject(effect as object);
      }
    },
  );
});

describe('chooseOption', () => {
  it('keeps what the new kind asks for too and what no kind asks for, and adds what is missing', () => {
    const effect = { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 3, luck: true };
    expect(chooseOption(effectForm(), effect, 'GAIN_STATUS_EFFECT')).toEqual({
      kind: 'GAIN_STATUS_EFFECT',
      by: 'CONSTANT',
      value: 3,
      luck: true,
    });
    expect(chooseOption(effectForm(), effect, 'SET_DAMAGE_TYPE')).toEqual({
      kind: 'SET_DAMAGE_TYPE',
      damageType: 'UNRELATED',
      luck: true,
    });
  });

  it('keeps the fields beside an amount', () => {
    const list = listOfId('actions');
    const cost = list && formAt(listForm(list), {}, ['resources', 0]);
    const [amount] = cost === undefined ? [] : variantsOf(cost);
    const written = { resource: 'ENERGY', by: 'CONSTANT', value: 2, operation: { kind: 'TRIANGULAR' } };
    expect(amount && chooseOption(amount, written, 'INPUT')).toEqual({
      resource: 'ENERGY',
      by: 'INPUT',
      operation: { kind: 'TRIANGULAR' },
      input: 'NUMERIC',
    });
  });

  it('leaves an unknown kind as it is', () => {
    expect(chooseOption(effectForm(), { kind: 'END_PHASE' }, 'NONSENSE')).toEqual({ kind: 'END_PHASE' });
  });
});

describe('the entries of a list and a map', () => {
  it('move to another place, and not out of the list', () => {
    const json = { tags: ['a', 'b', 'c'] };
    expect(withMoved(json, ['tags'], 2, 0)).toEqual({ tags: ['c', 'a', 'b'] });
    expect(withMoved(json, ['tags'], 0, -1)).toBe(json);
    expect(withMoved(json, ['tags'], 2, 3)).toBe(json);
  });

  it('have another key in their place, and never that of another', () => {
    const keys: Keys = ['modifiers'];
    const json = { modifiers: { POWER: 1, SOAK: 2 } };
    expect(JSON.stringify(withKey(json, keys, 'POWER', 'ENCUMBRANCE'))).toBe(
      '{"modifiers":{"ENCUMBRANCE":1,"SOAK":2}}',
    );
    expect(withKey(json, keys, 'POWER', 'SOAK')).toBe(json);
    const hostile = withKey(json, keys, 'POWER', '__proto__');
    expect(Object.keys(valueAt(hostile, keys) as object)).toEqual(['__proto__', 'SOAK']);
  });
});

describe('withShape', () => {
  it('begins a value of another shape', () => {
    const list = listOfId('rulebook');
    const block = list && formAt(listForm(list), {}, ['text', 0]);
    if (block?.form !== 'either') throw new Error('A block has shapes.');
    expect(block.options.map((shape) => withShape(shape, 'Roll.'))).toEqual(['', { table: [] }]);
  });
});
