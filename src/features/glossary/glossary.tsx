import { ArrowUp } from 'lucide-react';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Terms } from '../../cards/terms/terms.tsx';
import {
  type GlossaryField,
  type SearchIndex,
  search,
  wantsAny,
  withQuery,
} from '../../core/game-data/search.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { FoundStatus } from '../../ui/feedback/found-status.tsx';
import { SegmentedControl } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Filters } from '../../ui/layout/rows/filters.tsx';
import { FoldContext } from '../../ui/layout/rows/fold-context.ts';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './glossary.module.css';
import { type GlossarySearch, readSearch, serializeSearch } from './glossary-search.ts';
import { KindChips, type Kinds, ofKinds } from './kind-chips.tsx';
import { useFolds } from './use-folds.ts';

const [NothingFound] = onDemand(() => import('./nothing-found.tsx').then((module) => module.NothingFound));

interface GlossaryProps<Entry extends { readonly name: string }> {
  title: string;
  index: SearchIndex<Entry>;
  renderEntry: (entry: Entry) => ReactNode;
  /** An estimate in px, for cards that were not in view yet. */
  cardHeight: number;
  kinds?: Kinds<Entry>;
  /** Between the search and the list. */
  children?: ReactNode;
}

const LONG = 12;

/** A list of more cards than this renders only those in view, so that a keystroke stays fast. */
const CARDS_AT_ONCE = 24;

/** In pixels: an estimate of a folded card's height. */
const ROW_HEIGHT = 64;

/**
 * A searchable list of one kind of entries in the enabled game data.
 * Rules: docs/rules/game-data.md#glossaries, docs/rules/game-data.md#search.
 */
export function GlossaryView<Entry extends { readonly name: string }>({
  title,
  index,
  renderEntry,
  cardHeight,
  kinds: kindsOf,
  children,
}: GlossaryProps<Entry>) {
  const { gameData } = useGameDataState();
  const [parameters, setParameters] = useSearchParams();
  // Memoised by hand, because the compiler cannot separate it from the typed text: a keystroke must not
  // render the queries and the fields again.
  const allKinds = kindsOf?.all;
  const { queries, mode, kinds } = useMemo(
    () => readSearch(parameters, index.fields, allKinds),
    [parameters, index.fields, allKinds],
  );
  const [field, setField] = useState<GlossaryField>('Name');
  const [value, setValue] = useState('');

  // Builds the index of a field before the first key needs it.
  useEffect(() => void index.text(field), [index, field]);

  // The typed text already counts as one more query; `Add` makes it permanent. What it finds follows the text.
  const typed = useDeferredValue(value);
  const nextQueries = withQuery(queries, { field, value: typed });
  const found = ofKinds(search(index, nextQueries, mode), kindsOf, kinds);
  const isLong = found.length > LONG;
  const marked = nextQueries.filter((query) => !wantsAny(query));
  const foldOf = useFolds(found, nextQueries);

  const show = (next: Partial<GlossarySearch>) =>
    setParameters(serializeSearch({ queries, mode, kinds, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    show({ queries: withQuery(queries, { field, value }) });
    setValue('');
  };
  const showAll = () => {
    show({ queries: [], kinds: [] });
    setValue('');
  };

  return (
    <Page title={title} heading={`${title} (${found.length})`} width="full">
      <div className={styles.head}>
        <form className={styles.search} onSubmit={add}>
          <Filters
            active={Number(field !== 'Name') + Number(mode !== 'any')}
            search={
              <>
                <TextField
                  label="Search value"
                  value={value}
                  onChange={setValue}
                  enterKeyHint="done"
                  placeholder="Type to filter"
                />
                <Button type="submit" disabled={value.trim() === ''}>
                  Add
                </Button>
              </>
            }
          >
            <div className={styles.field}>
              <SelectField
                label="Search field"
                value={field}
                onChange={(next) => setField(index.fields.find((each) => each === next) ?? 'Name')}
                options={index.fields.map((each) => ({ value: each, label: each }))}
              />
            </div>
            <div className={styles.mode}>
              <SegmentedControl
                label="Match"
                value={mode}
                onChange={(next) => show({ mode: next })}
                options={[
                  { value: 'any', label: 'Any' },
                  { value: 'all', label: 'All' },
                ]}
              />
            </div>
          </Filters>
          {queries.length > 0 ? (
            <ul className={styles.queries} aria-label="Queries">
              {queries.map((query) => (
                <li key={`${query.field} ${query.value}`}>
                  <Chip
                    tone="accent"
                    onRemove={() => show({ queries: queries.filter((each) => each !== query) })}
                    removeLabel={`Remove ${query.field}: ${query.value}`}
                  >
                    {query.field}: <bdi>{query.value}</bdi>
                  </Chip>
                </li>
              ))}
            </ul>
          ) : null}
        </form>
        {kindsOf ? (
          <KindChips
            kinds={kindsOf}
            entries={index.entries}
            chosen={kinds}
            onChoose={(next) => show({ kinds: next })}
          />
        ) : null}
        {children}
      </div>
      <FoundStatus search={found} found={found.length} total={index.entries.length} />
      {found.length === 0 ? (
        <NothingFound
          title={title}
          index={index}
          queries={nextQueries}
          isNarrowed={queries.length > 0 || kinds.length > 0}
          onField={setField}
          onShowAll={showAll}
        />
      ) : (
        <div className={styles.list} data-long={isLong || undefined}>
          <Terms gameData={gameData}>
            <VirtualList
              label={title}
              items={found}
              // Keyed by position: a new result updates the card at its position instead of mounting a new
              // one.
              itemKey={(_entry, place) => `${place}`}
              estimateHeight={foldOf ? ROW_HEIGHT : cardHeight}
              dense={foldOf !== undefined}
              minColumnWidth={20}
              isShared
              threshold={CARDS_AT_ONCE}
              renderItem={(entry) => <FoldContext value={foldOf?.(entry)}>{renderEntry(entry)}</FoldContext>}
              searchTerms={marked}
            />
          </Terms>
          {isLong ? <ReturnToTop /> : null}
        </div>
      )}
    </Page>
  );
}

/** At the end of the list, and sticky at the bottom of the screen once the first cards have scrolled out. */
function ReturnToTop() {
  const scroll = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.rail}>
      <div className={styles.return}>
        <Button icon={<ArrowUp />} onClick={scroll}>
          Return to Top
        </Button>
      </div>
    </div>
  );
}
