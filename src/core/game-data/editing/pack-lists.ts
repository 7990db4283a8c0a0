import type { Renamed } from '../../play/parts/formerly.ts';
import { PLAY_PARTS } from '../../play/play.ts';
import type { Sort } from '../checks/references.ts';
import { fieldTitle, fieldWords, packEntryName } from '../entry-place.ts';
import { listAt } from './json-edit.ts';

/** A list of a pack whose entries have names. */
export interface PackList {
  readonly id: string;
  /** Such as `Status Effects`. */
  readonly label: string;
  /** One of its entries, such as `status effect`. */
  readonly one: string;
  /** Where it is in the JSON of the pack. */
  readonly keys: readonly string[];
  /** What a reference to an entry is. Without it nothing but `play` refers to one. */
  readonly sort?: Sort;
  /** The field of `play.formerly` for its entries. */
  readonly formerly?: Renamed;
}

function list(id: Renamed, label: string, one: Sort | 'item', keys: readonly string[] = [id]): PackList {
  return { id, label, one, keys, formerly: id, ...(one !== 'item' && { sort: one }) };
}

/** The lists of `play`. */
const PLAY_LISTS = Object.entries(PLAY_PARTS).flatMap(([part, { form }]): readonly PackList[] => {
  if (form === 'one' || !('list' in form)) return [];
  const words = fieldWords(part);
  return [{ id: part, label: fieldTitle(part), one: words.replace(/s$/u, ''), keys: ['play', part] }];
});

/** Every list of a pack whose entries have names, in the order of docs/pack-format.md. */
export const PACK_LISTS: readonly PackList[] = [
  list('actions', 'Actions', 'action', ['actions', 'actions']),
  list('maneuvers', 'Maneuvers', 'maneuver', ['actions', 'maneuvers']),
  list('items', 'Items', 'item'),
  list('skills', 'Skills', 'skill'),
  list('statusEffects', 'Status Effects', 'status effect'),
  list('talents', 'Talents', 'talent'),
  { id: 'damageInfo', label: 'Damage Types', one: 'damage type', keys: ['damageInfo'] },
  ...PLAY_LISTS,
];

/** The names that each list of the JSON defines, by the id of the list. */
export function definedNames(json: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    PACK_LISTS.map(({ id, keys }) => [
      id,
      new Set(listAt(json, keys).flatMap((entry) => packEntryName(entry) ?? [])),
    ]),
  );
}
