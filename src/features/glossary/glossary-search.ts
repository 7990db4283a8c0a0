import {
  type GlossaryField,
  type SearchMode,
  type SearchQuery,
  withQuery,
} from '../../core/game-data/search.ts';

/** A search in the address, so that it can be shared: `?mode=all&query=Tags:Fire`. */
export interface GlossarySearch {
  readonly queries: readonly SearchQuery[];
  readonly mode: SearchMode;
}

const SEPARATOR = ':';

/**
 * Reads a search of these fields from an address, as if each query had been typed: repeated or empty queries
 * and queries of other fields are ignored.
 */
export function readSearch(parameters: URLSearchParams, fields: readonly GlossaryField[]): GlossarySearch {
  let queries: readonly SearchQuery[] = [];
  for (const text of parameters.getAll('query')) {
    const [written, ...rest] = text.split(SEPARATOR);
    const field = fields.find((each) => each === written);
    if (field !== undefined) queries = withQuery(queries, { field, value: rest.join(SEPARATOR) });
  }
  return { queries, mode: parameters.get('mode') === 'all' ? 'all' : 'any' };
}

/** Serializes a search for an address; the default mode is left out. */
export function serializeSearch({ queries, mode }: GlossarySearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (mode === 'all') parameters.set('mode', mode);
  for (const { field, value } of queries) parameters.append('query', `${field}${SEPARATOR}${value}`);
  return parameters;
}
