import type { PlaySort } from '../../play/part.ts';
import { CONSTANT_NAMES, DAMAGE_TYPES } from '../../rules/vocabulary.ts';
import type { Sort } from '../checks/references.ts';
import type { GameData } from '../game-data.ts';
import { definedNames } from './pack-lists.ts';

type Named = 'actions' | 'maneuvers' | 'items' | 'skills' | 'statusEffects' | 'talents' | 'skillGroups';

/** The lists that a name of a sort may be of, in the order in which they are looked up. */
export const LISTS_OF_SORT: Readonly<Record<Sort | PlaySort, readonly Named[]>> = {
  action: ['actions'],
  maneuver: ['maneuvers'],
  'action or maneuver': ['actions', 'maneuvers'],
  constant: [],
  'damage type': [],
  item: ['items'],
  skill: ['skills'],
  'skill group': ['skillGroups'],
  'status effect': ['statusEffects'],
  talent: ['talents'],
  term: ['actions', 'maneuvers', 'items', 'skills', 'statusEffects', 'talents'],
};

/**
 * The names that a reference of a sort can have: those of the pack first, then those of the packs below it.
 */
export function namesOfSort(json: unknown, below: GameData, sort: Sort | PlaySort): readonly string[] {
  if (sort === 'constant') return CONSTANT_NAMES;
  if (sort === 'damage type') return DAMAGE_TYPES;
  const own = definedNames(json);
  const lists = LISTS_OF_SORT[sort];
  return [
    ...new Set([
      ...lists.flatMap((list) => [...(own.get(list) ?? [])]),
      ...lists.flatMap((list) => [...below[list].keys()]),
    ]),
  ].filter((name) => name !== '');
}
