import { LISTS_OF_KEYS } from '../../core/game-data/diff/pack-maps.ts';
import { fieldTitle } from '../../core/game-data/entry-place.ts';
import type { Override } from '../../core/game-data/pack-upload.ts';
import { readableName } from '../readable-name.ts';

/** The labels of lists whose names are fields of a pack. */
const LISTS_OF_FIELDS: ReadonlySet<string> = new Set(['Breakpoints', 'Play']);

function nameIn(list: string, name: string): string {
  if (LISTS_OF_KEYS.has(list)) return readableName(name);
  return LISTS_OF_FIELDS.has(list) ? fieldTitle(name) : name;
}

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
          <bdi>{nameIn(list, name)}</bdi>
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
