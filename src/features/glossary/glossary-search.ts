import {
  type GlossaryField,
  type SearchMode,
  type SearchQuery,
  withQuery,
} from '../../core/game-data/search.ts';

/** A search as the address holds it, so that it can be shared: `?mode=all&query=Tags:Fire`. */
export interface GlossarySearch {
  readonly queries: readonly SearchQuery[];
  readonly mode: SearchMode;
}

const BETWEEN = ':';

/**
 * Reads a search of these fields from an address, as if each query had been typed: one that is there already,
 * that holds nothing or that fits none of the fields is left out.
 */
export function readSearch(parameters: URLSearchParams, fields: readonly GlossaryField[]): GlossarySearch {
  let queries: readonly SearchQuery[] = [];
  for (const text of parameters.getAll('query')) {
    const [written, ...rest] = text.split(BETWEEN);
    const field = fields.find((each) => each === written);
    if (field !== undefined) queries = withQuery(queries, { field, value: rest.join(BETWEEN) });
  }
  return { queries, mode: parameters.get('mode') === 'all' ? 'all' : 'any' };
}

/** Writes a search for an address; the default mode is left out. */
export function serializeSearch({ queries, mode }: GlossarySearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (mode === 'all') parameters.set('mode', mode);
  for (const { field, value } of queries) parameters.append('query', `${field}${BETWEEN}${value}`);
  return parameters;
}
