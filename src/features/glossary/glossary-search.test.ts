import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GlossaryField,
  SEARCH_FIELDS,
  type SearchQuery,
  withQuery,
} from '../../core/game-data/search.ts';
import { readSearch, serializeSearch } from './glossary-search.ts';

const read = (address: string, fields: readonly GlossaryField[] = SEARCH_FIELDS) =>
  readSearch(new URLSearchParams(address), fields);

describe('a search in the address', () => {
  it('is read back from what was written, with colons in values', () => {
    const search = {
      mode: 'all',
      kinds: ['Core', 'Minor'],
      queries: [
        { field: 'Name', value: 'a:b & c=d' },
        { field: 'Maneuvers', value: '*' },
      ],
    } as const;
    expect(readSearch(serializeSearch(search), SEARCH_FIELDS, ['Core', 'Minor', 'Major'])).toEqual(search);
  });

  it('ignores unknown fields and empty values', () => {
    expect(read('query=Colour:red&query=Name:%20&query=Name&mode=some')).toEqual({
      mode: 'any',
      queries: [],
      kinds: [],
    });
  });

  it('ignores fields that this glossary does not have', () => {
    expect(read('query=Tier:core&query=Name:a', ['Name', 'Description']).queries).toEqual([
      { field: 'Name', value: 'a' },
    ]);
  });

  it('has each query once, trimmed, as when it is typed', () => {
    expect(read('query=Name:a&query=Name:%20a%20&query=Name:a&query=Tags:a').queries).toEqual([
      { field: 'Name', value: 'a' },
      { field: 'Tags', value: 'a' },
    ]);
  });

  it('is read back for any query', () => {
    const query = fc.record({
      field: fc.constantFrom(...SEARCH_FIELDS),
      value: fc.string({ unit: 'grapheme', minLength: 1 }),
    });
    const queries = fc.array(query).map((all) => all.reduce<readonly SearchQuery[]>(withQuery, []));
    fc.assert(
      fc.property(fc.record({ mode: fc.constantFrom('any', 'all'), queries }), (search) => {
        expect(read(serializeSearch(search).toString())).toEqual({ ...search, kinds: [] });
      }),
    );
  });
});
