import { LISTS_OF_KEYS } from '../../core/game-data/diff/pack-maps.ts';
import type { Override } from '../../core/game-data/pack-upload.ts';
import { readableName } from '../readable-name.ts';

interface EntryNamesProps {
  /** The label of their list. */
  list: string;
  /** What becomes of them, such as `new`. */
  what: string;
  entries: readonly Override[];
  /** How many names are shown at most. */
  most?: number;
}

/** Entries of a pack in a row, by name. */
export function EntryNames({ list, what, entries, most = 20 }: EntryNamesProps) {
  if (entries.length === 0) return null;
  const more = entries.length - most;
  return (
    <p>
      {entries.length.toLocaleString('en-US')} {what}:{' '}
      {entries.slice(0, most).map(({ name, by }, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <bdi>{LISTS_OF_KEYS.has(list) ? readableName(name) : name}</bdi>
          {by === undefined ? null : (
            <>
              {' '}
              by <bdi>{by}</bdi>
            </>
          )}
        </span>
      ))}
      {more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}
    </p>
  );
}
