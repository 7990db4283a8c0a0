import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

describe('mergeFields', () => {
  const merge = (base: unknown, mine: unknown, theirs: unknown): unknown => {
    const merged = mergeFields(JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs));
    return merged === undefined ? undefined : JSON.parse(merged);
  };

  it('takes each field from the side that changed it, ours if both did', () => {
    const base = { a: 1, b: 1, c: 1, d: 1, e: 1 };
    expect(merge(base, { a: 2, b: 1, c: 2, e: 1 }, { a: 1, b: 3, c: 3, d: 1, f: 1 })).toEqual({
      a: 2,
      b: 3,
      c: 2,
      f: 1,
    });
  });

  it('treats __proto__ as a field', () => {
    expect(mergeFields('{}', '{"__proto__":1}', '{"constructor":2}')).toBe('{"constructor":2,"__proto__":1}');
  });

  it('returns theirs if we changed nothing, ours if they changed nothing', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(object, object, (base, changed) => {
        expect(merge(base, base, changed)).toEqual(JSON.parse(JSON.stringify(changed)));
        expect(merge(base, changed, base)).toEqual(JSON.parse(JSON.stringify(changed)));
      }),
    );
  });

  it('returns undefined if a text is not an object', () => {
    expect(mergeFields('{}', '[]', '{}')).toBeUndefined();
    expect(mergeFields('x', '{}', '{}')).toBeUndefined();
    expect(mergeFields('{}', '{}', 'null')).toBeUndefined();
  });
});
