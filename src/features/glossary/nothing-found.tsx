import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { GlossaryField, SearchIndex, SearchQuery } from '../../core/game-data/search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';

interface NothingFoundProps<Entry> {
  title: string;
  index: SearchIndex<Entry>;
  queries: readonly SearchQuery[];
  /** Whether more than what is typed narrows the list. */
  isNarrowed: boolean;
  onField: (field: GlossaryField) => void;
  onShowAll: () => void;
}

/** In place of the list: why it is empty, and where to look instead. */
export function NothingFound<Entry>({
  title,
  index,
  queries,
  isNarrowed,
  onField,
  onShowAll,
}: NothingFoundProps<Entry>) {
  // It renders rarely.
  'use no memo';
  const last = queries.at(-1);
  return index.entries.length === 0 ? (
    <EmptyState
      title={`There are no ${title.toLowerCase()}`}
      actions={
        <LinkButton kind="primary" render={<Link to={paths.management('manage')} />}>
          Choose game data packs
        </LinkButton>
      }
    >
      The game data packs that are enabled define none.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing matches"
      actions={
        <>
          {last ? <FoundElsewhere title={title} index={index} query={last} onField={onField} /> : null}
          <Button onClick={onShowAll}>Show all {title.toLowerCase()}</Button>
        </>
      }
    >
      {last && !isNarrowed ? (
        <>
          Nothing here has “<bdi>{last.value}</bdi>” in its {last.field.toLowerCase()}.
        </>
      ) : (
        'Change what you search for, or remove a filter.'
      )}
    </EmptyState>
  );
}
