import { isJsonObject } from '../lib/name-map.ts';
import { PLAY_FORMAT, SILENT } from './part.ts';
import { formerly, type NewNames, type Renamed } from './parts/formerly.ts';

export type Renamings = ReadonlyMap<Renamed, NewNames>;

const known = new WeakMap<readonly unknown[], Renamings>();

/**
 * What the packs have renamed, read from their fields `play` as they are written. Loading a character needs
 * nothing else of `play`, so nothing else is read.
 * Rule: docs/rules/play.md#renamed-entries.
 */
export function renamingsOf(written: readonly unknown[]): Renamings {
  const before = known.get(written);
  if (before !== undefined) return before;
  const renamings = written
    .filter(isJsonObject)
    .filter(({ format }) => !(typeof format === 'number' && format > PLAY_FORMAT))
    .filter((play) => Object.hasOwn(play, 'formerly'))
    .map((play) => formerly.read(play.formerly, '$.play.formerly', SILENT))
    .reduce(formerly.merge, formerly.empty);
  known.set(written, renamings);
  return renamings;
}
