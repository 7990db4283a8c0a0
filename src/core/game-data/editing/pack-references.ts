import { isJsonObject } from '../../lib/name-map.ts';
import { pathKeys } from '../../lib/problem.ts';
import { type PlaySort, SILENT } from '../../play/part.ts';
import { readPlay } from '../../play/play.ts';
import type { JsonPath } from '../checks/finding.ts';
import { referencesOf, type Sort } from '../checks/references.ts';
import { valueAt } from './json-edit.ts';
import { LISTS_OF_SORT } from './names-of-sort.ts';

/** A name in a pack that refers to an entry. */
export interface PackReference {
  readonly place: JsonPath;
  readonly sort: Sort | PlaySort;
  readonly name: string;
  /** The ids of the lists that it may be in; the first that has the name counts. */
  readonly lists: readonly string[];
}

/**
 * Every reference in the JSON of a pack, those of `play` last. The pack may be one that the reader refuses.
 * Malformed nodes, and parts of `play` that are left out, refer to nothing.
 */
export function packReferences(json: unknown): readonly PackReference[] {
  const found: PackReference[] = [];
  const add = (place: JsonPath, sort: Sort | PlaySort, name: string): void => {
    found.push({ place, sort, name, lists: LISTS_OF_SORT[sort] });
  };
  for (const { place, sort, name } of referencesOf(json)) add(place, sort, name);
  const play = valueAt(json, ['play']);
  if (isJsonObject(play)) {
    readPlay(play, { ...SILENT, name: (path, sort, name) => add(pathKeys(path), sort, name) });
  }
  return found;
}
