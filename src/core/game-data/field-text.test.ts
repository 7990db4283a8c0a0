import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fieldText } from './field-text.ts';

const indexes = (found: Uint32Array) => [...found];

/** Few letters, so that queries often match, and match again within earlier matches. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'İ', 'Σ', '\0'), maxLength: 5 });

describe('the text of a field', () => {
  it('is found by any part of it, in any letter case', () => {
    const names = fieldText([['Iron Will'], ['Parry'], ['riposte']]);
    expect(indexes(names.matching('r'))).toEqual([0, 1, 2]);
    expect(indexes(names.matching('ri'))).toEqual([2]);
    expect(indexes(names.matching('parry'))).toEqual([1]);
  });

  it('is not found across its parts or across entries', () => {
    const tags = fieldText([['ab', 'cd'], ['ef']]);
    expect(indexes(tags.matching('bc'))).toEqual([]);
    expect(indexes(tags.matching('de'))).toEqual([]);
    expect(indexes(tags.matching('b\0c'))).toEqual([]);
  });

  it('is not empty if any part has text, and the empty query matches every entry', () => {
    const actions = fieldText([['Slash'], [], [''], ['a', '']]);
    expect(indexes(actions.nonEmpty())).toEqual([0, 3]);
    expect(indexes(actions.matching(''))).toEqual([0, 1, 2, 3]);
  });

  it('is found after a partial match of its first letters', () => {
    const names = fieldText([['tatalent'], ['talent'], ['tal']]);
    for (const typed of ['t', 'ta', 'tal', 'tale']) names.matching(typed);
    expect(indexes(names.matching('talen'))).toEqual([0, 1]);
  });

  property.prop([fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 8 }), fc.array(word)])(
    'gives the same matches regardless of the previous query',
    (entries, typed) => {
      const text = fieldText(entries);
      for (const whole of typed) {
        for (let length = 1; length <= whole.length; length += 1) {
          const query = whole.slice(0, length).toLowerCase();
          const plain = entries.flatMap((parts, index) =>
            parts
              .join('\0')
              .toLowerCase()
              .split('\0')
              .some((part) => part.includes(query))
              ? [index]
              : [],
          );
          expect(indexes(text.matching(query))).toEqual(plain);
        }
      }
    },
  );
});
