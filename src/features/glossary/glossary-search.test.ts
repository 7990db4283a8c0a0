import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_FIELDS } from '../../core/game-data/search.ts';
import { printSearch, readSearch } from './glossary-search.ts';

describe('a search in the address', () => {
  it('reads as it was written, colons in values included', () => {
    const search = {
      mode: 'all',
      queries: [
        { field: 'Name', value: 'a:b & c=d' },
        { field: 'Maneuvers', value: '*' },
      ],
    } as const;
    expect(readSearch(new URLSearchParams(printSearch(search).toString()))).toEqual(search);
  });

  it('leaves out what fits no field, and values that are empty', () => {
    expect(readSearch(new URLSearchParams('query=Colour:red&query=Name:%20&query=Name&mode=some'))).toEqual({
      mode: 'any',
      queries: [],
    });
  });

  it('comes back whatever was sought', () => {
    const query = fc.record({
      field: fc.constantFrom(...SEARCH_FIELDS),
      value: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
    });
    fc.assert(
      fc.property(fc.record({ mode: fc.constantFrom('any', 'all'), queries: fc.array(query) }), (search) => {
        expect(readSearch(new URLSearchParams(printSearch(search).toString()))).toEqual(search);
      }),
    );
  });
});
