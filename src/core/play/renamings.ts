import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { PLAY_FORMAT, SILENT } from './part.ts';
import { formerly, type NewNames, type Renamed } from './parts/formerly.ts';

export type Renamings = ReadonlyMap<Renamed, NewNames>;

/**
 * What the packs have renamed, read from their fields `play` as they are written. Loading a character needs
 * nothing else of `play`, so nothing else is read.
 * Rule: docs/rules/play.md#renamed-entries.
 */
export const renamingsOf = memoizeByObject(
  (written: readonly unknown[]): Renamings =>
    written
      .filter(isJsonObject)
      .filter(({ format }) => !(typeof format === 'number' && format > PLAY_FORMAT))
      .filter((play) => Object.hasOwn(play, 'formerly'))
      .map((play) => formerly.read(play.formerly, '$.play.formerly', SILENT))
      .reduce(formerly.merge, formerly.empty),
);
