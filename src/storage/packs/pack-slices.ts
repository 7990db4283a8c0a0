import type { Pack } from '../../core/game-data/pack.ts';

/** The long lists of a pack. */
export interface PackEntries {
  readonly actions: Pack['actions']['actions'];
  readonly maneuvers: Pack['actions']['maneuvers'];
  readonly items: Pack['items'];
  readonly skills: Pack['skills'];
  readonly statusEffects: Pack['statusEffects'];
  readonly talents: Pack['talents'];
}

type EntryLists = { [List in keyof PackEntries]: PackEntries[List][number][] };

function entriesOf(fields: Partial<Pack>): PackEntries {
  const { actions: { actions, maneuvers } = noEntries() } = fields;
  const { items = [], skills = [], statusEffects = [], talents = [] } = fields;
  return { actions, maneuvers, items, skills, statusEffects, talents };
}

/** The pack with these entries instead of its own. */
function withEntries(pack: Pack, { actions, maneuvers, ...lists }: PackEntries): Pack {
  return { ...pack, ...lists, actions: { ...pack.actions, actions, maneuvers } };
}

const noEntries = (): EntryLists => ({
  actions: [],
  maneuvers: [],
  items: [],
  skills: [],
  statusEffects: [],
  talents: [],
});

/** The entries of these fields in order, in slices of at most `size` entries of one list. */
export function* slicesOf(fields: Partial<Pack>, size: number): Generator<Partial<PackEntries>, void> {
  for (const [list, entries] of Object.entries(entriesOf(fields))) {
    for (let start = 0; start < entries.length; start += size) {
      yield { [list]: entries.slice(start, start + size) };
    }
  }
}

/** Reassembles a pack from the results of `slicesOf` and `withoutEntries`. */
export function joinSlices(): { add(slice: Partial<PackEntries>): void; whole(pack: Pack): Pack } {
  const lists = noEntries();
  return {
    add({ actions = [], maneuvers = [], items = [], skills = [], statusEffects = [], talents = [] }) {
      lists.actions.push(...actions);
      lists.maneuvers.push(...maneuvers);
      lists.items.push(...items);
      lists.skills.push(...skills);
      lists.statusEffects.push(...statusEffects);
      lists.talents.push(...talents);
    },
    whole: (pack) => withEntries(pack, lists),
  };
}
