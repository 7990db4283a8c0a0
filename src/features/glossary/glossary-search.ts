import {
  type GlossaryField,
  type SearchMode,
  type SearchQuery,
  withQuery,
} from '../../core/game-data/search.ts';

/** A search in the address, so that it can be shared: `?mode=all&kind=Core&query=Tags:Fire`. */
export interface GlossarySearch {
  readonly queries: readonly SearchQuery[];
  readonly mode: SearchMode;
  /** Of which only the entries are shown; empty for all. */
  readonly kinds: readonly string[];
}

const SEPARATOR = ':';

/**
 * Reads a search of these fields from an address, as if each query had been typed: repeated or empty queries
 * and queries of other fields are ignored, and so are kinds that this glossary does not have.
 */
export function readSearch(
  parameters: URLSearchParams,
  fields: readonly GlossaryField[],
  kinds: readonly string[] = [],
): GlossarySearch {
  let queries: readonly SearchQuery[] = [];
  for (const text of parameters.getAll('query')) {
    const [written, ...rest] = text.split(SEPARATOR);
    const field = fields.find((each) => each === written);
    if (field !== undefined) queries = withQuery(queries, { field, value: rest.join(SEPARATOR) });
  }
  const chosen = parameters.getAll('kind');
  return {
    queries,
    mode: parameters.get('mode') === 'all' ? 'all' : 'any',
    kinds: kinds.filter((kind) => chosen.includes(kind)),
  };
}

/** Serializes a search for an address; the default mode is left out. */
export function serializeSearch({
  queries,
  mode,
  kinds = [],
}: Omit<GlossarySearch, 'kinds'> & Partial<GlossarySearch>): URLSearchParams {
  const parameters = new URLSearchParams();
  if (mode === 'all') parameters.set('mode', mode);
  for (const kind of kinds) parameters.append('kind', kind);
  for (const { field, value } of queries) parameters.append('query', `${field}${SEPARATOR}${value}`);
  return parameters;
}
