import { isJsonObject } from '../lib/name-map.ts';
import { sameContent } from '../lib/same-content.ts';
import type { Pack } from './pack.ts';

/** How the entries of one sort differ between two versions of a pack, by name. */
export interface PackVersionChanges {
  readonly label: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Entries = ReadonlyMap<string, unknown>;

const byName = (entries: readonly { readonly name: string }[]): Entries =>
  new Map(entries.map((entry) => [entry.name, entry]));

const SORTS: readonly { readonly label: string; readonly entries: (pack: Pack) => Entries }[] = [
  { label: 'Actions', entries: ({ actions }) => byName(actions.actions) },
  { label: 'Maneuvers', entries: ({ actions }) => byName(actions.maneuvers) },
  { label: 'Items', entries: ({ items }) => byName(items) },
  { label: 'Skills', entries: ({ skills }) => byName(skills) },
  { label: 'Status Effects', entries: ({ statusEffects }) => byName(statusEffects) },
  { label: 'Talents', entries: ({ talents }) => byName(talents) },
  { label: 'Damage Types', entries: ({ damageInfo }) => byName(damageInfo) },
  { label: 'Constants', entries: ({ constants }) => constants },
  { label: 'Play', entries: ({ play }) => new Map(isJsonObject(play) ? Object.entries(play) : []) },
];

/** What a version of a pack adds, changes and removes, sort by sort; a sort without a change is left out. */
export function packVersionChanges(before: Pack, after: Pack): readonly PackVersionChanges[] {
  return SORTS.map(({ label, entries }) => {
    const [old, now] = [entries(before), entries(after)];
    const kept = [...now.keys()].filter((name) => old.has(name));
    return {
      label,
      added: [...now.keys()].filter((name) => !old.has(name)),
      changed: kept.filter((name) => !sameContent(old.get(name), now.get(name))),
      removed: [...old.keys()].filter((name) => !now.has(name)),
    };
  }).filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0);
}
