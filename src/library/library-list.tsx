import { type ReactNode, useState } from 'react';
import { capitalise } from '../core/lib/capitalise.ts';
import { normaliseName } from '../core/lib/normalise-name.ts';
import type { LibraryEntry } from '../state/entry-lists.ts';
import type { Library } from '../state/library/library.ts';
import { SearchField } from '../ui/fields/search-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { VirtualList } from '../ui/layout/virtual-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './library.module.css';
import { ShareButton } from './share/share-button.tsx';
import { StoredCard } from './stored-card.tsx';

/** From so many documents on, the list can be searched and sorted. */
const MANY = 10;

const ORDERS = [
  { value: 'changed', label: 'Last changed' },
  { value: 'opened', label: 'Last opened' },
  { value: 'name', label: 'Name' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

/** When each document was last opened, by its key. */
type OpenedAt = ReadonlyMap<string, number>;

interface LibraryListProps<Value> {
  library: Library<Value>;
  entries: readonly LibraryEntry<Value>[];
  /** What a press on a row does, where it opens a page of its own. */
  verb?: string;
  onLoad: (name: string) => void;
  /** Before the name. */
  mark?: (name: string) => ReactNode;
  /** A short label below the name. */
  label: (value: Value) => ReactNode;
  /** Further facts after the label, as `span` elements. */
  details: (value: Value) => ReactNode;
  /** Between the words and the buttons. */
  aside?: (value: Value) => ReactNode;
  /** Icon buttons before those of every document. */
  tools?: (value: Value) => ReactNode;
  /** In ms since 1970; without it the rows do not say when they were opened. */
  openedAt?: OpenedAt;
  /** Replaces the list where nothing is stored. */
  empty: ReactNode;
}

/** The stored documents as rows, each with buttons to load, download and delete it. */
export function LibraryList<Value>({
  library,
  entries,
  verb,
  onLoad,
  mark,
  label,
  details,
  aside,
  tools,
  openedAt,
  empty,
}: LibraryListProps<Value>) {
  const [deleting, setDeleting] = useState<LibraryEntry<Value>>();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('changed');
  const { plural } = library.noun;
  const isLong = entries.length >= MANY;
  const latest = Math.max(...entries.map(({ key }) => openedAt?.get(key) ?? 0));
  const shown = isLong ? sorted(found(entries, text), order, openedAt) : entries;
  return (
    <>
      {entries.length === 0 ? (
        empty
      ) : (
        <div className={styles.stored}>
          {isLong ? (
            <div className={styles.tools}>
              <SearchField
                label={`Search ${plural}`}
                placeholder={`Search ${plural}`}
                value={text}
                onChange={setText}
              />
              <SelectField
                label="Sort by"
                labelHidden
                value={order}
                options={ORDERS.filter(({ value }) => value !== 'opened' || openedAt !== undefined)}
                onChange={(chosen) =>
                  setOrder(ORDERS.find(({ value }) => value === chosen)?.value ?? 'changed')
                }
              />
            </div>
          ) : null}
          <VirtualList
            label={capitalise(plural)}
            items={shown}
            itemKey={({ key }) => key}
            estimateHeight={72}
            renderItem={(entry) => (
              <StoredCard
                entry={entry}
                mark={mark?.(entry.name)}
                label={label(entry.value)}
                aside={aside?.(entry.value)}
                tools={
                  <>
                    {tools?.(entry.value)}
                    {library.shared === undefined ? null : (
                      <ShareButton
                        kind={library.shared}
                        name={entry.name}
                        read={() => library.fileText(entry.value)}
                      />
                    )}
                  </>
                }
                openedAt={openedAt?.get(entry.key)}
                isLatest={openedAt?.get(entry.key) === latest}
                verb={verb}
                onLoad={() => onLoad(entry.name)}
                onDownload={() => library.download(entry.value)}
                onDelete={() => setDeleting(entry)}
              >
                {details(entry.value)}
              </StoredCard>
            )}
          />
          {shown.length === 0 ? <p role="status">No name contains this text.</p> : null}
        </div>
      )}
      {deleting ? (
        <DeleteDialog library={library} entry={deleting} onDone={() => setDeleting(undefined)} />
      ) : null}
    </>
  );
}

function found<Value>(entries: readonly LibraryEntry<Value>[], text: string): readonly LibraryEntry<Value>[] {
  const query = normaliseName(text);
  return query === '' ? entries : entries.filter(({ name }) => normaliseName(name).includes(query));
}

/** The entries come with the last changed one first. */
function sorted<Value>(
  entries: readonly LibraryEntry<Value>[],
  order: Order,
  openedAt: OpenedAt | undefined,
): readonly LibraryEntry<Value>[] {
  if (order === 'changed') return entries;
  const opened = ({ key }: LibraryEntry<Value>) => openedAt?.get(key) ?? 0;
  if (order === 'opened') return [...entries].sort((a, b) => opened(b) - opened(a));
  const { compare } = new Intl.Collator('en-US', { numeric: true });
  return [...entries].sort((a, b) => compare(a.name, b.name));
}
