import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anItem, aPackJson, aTalent } from '../src/testing/packs.ts';
import { main } from './diff-packs.ts';
import { toolTest } from './tool-test.ts';

const { folder, file, run: diff } = toolTest(main);

const old = file('old.json', aPackJson({ items: [anItem('Ladle', { cost: 3 }), anItem('Rope')] }));
const now = file(
  'new.json',
  aPackJson({ items: [anItem('Ladle', { cost: 5 }), anItem('Lamp', { cost: 9 })] }),
);

describe('tabard-diff', () => {
  it('returns 1 and prints what differs by entry and field', async () => {
    expect(await diff(old, now)).toEqual({
      code: 1,
      printed: ['Items', '  − Rope', '  + Lamp', '  Ladle: cost: 3 → 5'],
      errors: ['3 differences.'],
    });
  });

  it('returns 0 without a difference, whatever the order of fields', async () => {
    const { name, ...rest } = aPackJson({ items: [anItem('Ladle', { cost: 3 }), anItem('Rope')] });
    expect(await diff(old, file('same.json', { ...rest, name }))).toEqual({
      code: 0,
      printed: [],
      errors: ['0 differences.'],
    });
  });

  it('compares the packs of two lists by their names', async () => {
    const other = aPackJson({ name: 'Other', talents: [aTalent('Parry')] });
    const before = file('before.json', [aPackJson({ name: 'Game' }), other]);
    const after = file('after.json', [{ ...other, version: 2 }, aPackJson({ name: 'Game' })]);
    expect(await diff(before, after)).toMatchObject({
      printed: ['Other: Pack', '  version: 1 → 2'],
      errors: ['1 difference.'],
    });
  });

  it('prints a name with control characters on one line', async () => {
    const odd = file('odd.json', aPackJson({ items: [anItem('a\u001b[31m\nb')] }));
    const { printed } = await diff(old, odd);
    expect(printed.join('')).not.toMatch(/\p{Cc}/u);
  });

  it('returns 2 if a file cannot be read', async () => {
    expect(await diff(old, join(folder, 'missing.json'))).toMatchObject({ code: 2, printed: [] });
    const { errors } = await diff(file('text.json', '{"name": }'), now);
    expect(errors).toEqual([expect.stringContaining('The file is not JSON: see line 1, column 10.')]);
  });

  it.each([[[]], [[old]], [[old, now, old]], [['--help', old]]])(
    'prints its usage for the arguments %j',
    async (parameters) => {
      const { code, errors } = await diff(...parameters);
      expect(code).toBe(2);
      expect(errors.join('\n')).toMatch(/^Usage: tabard-diff OLD\.json NEW\.json/u);
    },
  );
});
