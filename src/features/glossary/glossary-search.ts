import { SEARCH_FIELDS, type SearchMode, type SearchQuery } from '../../core/game-data/search.ts';

/** A search as the address holds it, so that it can be shared: `?mode=all&query=Tags:Fire`. */
export interface GlossarySearch {
  readonly queries: readonly SearchQuery[];
  readonly mode: SearchMode;
}

const BETWEEN = ':';

/** Reads a search from an address; what fits no field is left out. */
export function readSearch(parameters: URLSearchParams): GlossarySearch {
  const queries = parameters.getAll('query').flatMap((text): SearchQuery[] => {
    const [written = '', ...rest] = text.split(BETWEEN);
    const field = SEARCH_FIELDS.find((each) => each === written);
    const value = rest.join(BETWEEN);
    return field === undefined || value.trim() === '' ? [] : [{ field, value }];
  });
  return { queries, mode: parameters.get('mode') === 'all' ? 'all' : 'any' };
}

/** Writes a search for an address; the default mode is left out. */
export function printSearch({ queries, mode }: GlossarySearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (mode === 'all') parameters.set('mode', mode);
  for (const { field, value } of queries) parameters.append('query', `${field}${BETWEEN}${value}`);
  return parameters;
}
