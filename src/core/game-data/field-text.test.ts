import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fieldText } from './field-text.ts';

const places = (found: Uint32Array) => [...found];

/** Few letters, so that queries match, and match again within earlier matches. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'İ', 'Σ', '\0'), maxLength: 5 });

describe('the text of a field', () => {
  it('is found by any part of it, whatever the letter case', () => {
    const names = fieldText([['Iron Will'], ['Parry'], ['riposte']]);
    expect(places(names.holding('r'))).toEqual([0, 1, 2]);
    expect(places(names.holding('ri'))).toEqual([2]);
    expect(places(names.holding('parry'))).toEqual([1]);
  });

  it('is not found across its parts, nor across entries', () => {
    const tags = fieldText([['ab', 'cd'], ['ef']]);
    expect(places(tags.holding('bc'))).toEqual([]);
    expect(places(tags.holding('de'))).toEqual([]);
    expect(places(tags.holding('b\0c'))).toEqual([]);
  });

  it('is filled where there is any, and nothing at all is found everywhere', () => {
    const actions = fieldText([['Slash'], [], [''], ['a', '']]);
    expect(places(actions.filled())).toEqual([0, 3]);
    expect(places(actions.holding(''))).toEqual([0, 1, 2, 3]);
  });

  it('is found where the first letters stand once before the whole', () => {
    const names = fieldText([['tatalent'], ['talent'], ['tal']]);
    for (const typed of ['t', 'ta', 'tal', 'tale']) names.holding(typed);
    expect(places(names.holding('talen'))).toEqual([0, 1]);
  });

  property.prop([fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 8 }), fc.array(word)])(
    'gives the same matches whatever the query before',
    (entries, typed) => {
      const text = fieldText(entries);
      for (const whole of typed) {
        for (let length = 1; length <= whole.length; length += 1) {
          const query = whole.slice(0, length).toLowerCase();
          const plain = entries.flatMap((parts, place) =>
            parts
              .join('\0')
              .toLowerCase()
              .split('\0')
              .some((part) => part.includes(query))
              ? [place]
              : [],
          );
          expect(places(text.holding(query))).toEqual(plain);
        }
      }
    },
  );
});
