import { type ReactNode, useState } from 'react';
import type { LibraryEntry } from '../state/entry-lists.ts';
import { capitalise, type Library } from '../state/library/library.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './library.module.css';
import { StoredCard } from './stored-card.tsx';

interface LibraryListProps<Value> {
  library: Library<Value>;
  entries: readonly LibraryEntry<Value>[];
  onLoad: (name: string) => void;
  /** A short label at the end of the card's title. */
  label: (value: Value) => ReactNode;
  details: (value: Value) => ReactNode;
  /** Replaces the cards where nothing is stored. */
  empty: ReactNode;
}

/** The stored documents as cards, each with buttons to load, download and delete it. */
export function LibraryList<Value>({
  library,
  entries,
  onLoad,
  label,
  details,
  empty,
}: LibraryListProps<Value>) {
  const [deleting, setDeleting] = useState<LibraryEntry<Value>>();
  return (
    <>
      {entries.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list} aria-label={capitalise(library.noun.plural)}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <StoredCard
                entry={entry}
                label={label(entry.value)}
                onLoad={() => onLoad(entry.name)}
                onDownload={() => library.download(entry.value)}
                onDelete={() => setDeleting(entry)}
              >
                {details(entry.value)}
              </StoredCard>
            </li>
          ))}
        </ul>
      )}
      {deleting ? (
        <DeleteDialog library={library} entry={deleting} onDone={() => setDeleting(undefined)} />
      ) : null}
    </>
  );
}
