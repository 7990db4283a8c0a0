import { groupBy } from '../../lib/group-by.ts';
import { pathKeys } from '../../lib/problem.ts';
import type { Finding } from '../checks/finding.ts';
import { packEntryName } from '../entry-place.ts';
import type { GameData } from '../game-data.ts';
import { type EntryAddress, entryAt } from './entries.ts';
import { listAt } from './json-edit.ts';
import { PACK_LISTS, type PackList } from './pack-lists.ts';
import { packReferences } from './pack-references.ts';

/** An entry of a pack, as a list shows it. */
export interface ListedEntry extends EntryAddress {
  /** Its name; of one without a name its JSON, shortened. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Whether a pack below defines one of this name, which gives way to it. */
  readonly isOverriding: boolean;
}

/** An entry of a pack, as its overview lists it. */
export interface OverviewEntry extends ListedEntry {
  /** Whether nothing in the pack refers to it although something should. */
  readonly isUnused: boolean;
}

/** Of these an entry that nothing refers to has no effect. */
const NEEDS_USE: ReadonlySet<string> = new Set(['actions', 'maneuvers', 'statusEffects']);

/** Characters of an entry without a name. */
const SHOWN = 60;

/** A pack of more entries takes longer to read than a keystroke may. */
const MANY_ENTRIES = 2000;

/** How many entries the lists of a pack have. */
export function countEntries(json: unknown): number {
  return PACK_LISTS.reduce((sum, { keys }) => sum + listAt(json, keys).length, 0);
}

/** Whether a pack has so many entries that they are read slice by slice. */
export const isLargePack = (json: unknown): boolean => countEntries(json) > MANY_ENTRIES;

/** Whether a list of these game data has an entry of the name; false for the lists of `play`. */
export function isDefinedIn(gameData: GameData, { id }: PackList, name: string): boolean {
  switch (id) {
    case 'actions':
    case 'maneuvers':
    case 'items':
    case 'skills':
    case 'statusEffects':
    case 'talents':
      return gameData[id].has(name);
    case 'damageInfo':
      return [...gameData.damageTypes.values()].some((type) => type.name === name);
    default:
      return false;
  }
}

function shortened(entry: unknown): string {
  const text = JSON.stringify(entry) ?? '';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The names that something refers to, by the id of their list. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Default actions and maneuvers are references too, and so are the names in texts. */
export function usedNames(json: unknown): UsedNames {
  const used = new Map<string, Set<string>>();
  for (const { lists, name } of packReferences(json)) {
    for (const list of lists) {
      const names = used.get(list) ?? new Set();
      used.set(list, names.add(name));
    }
  }
  return used;
}

/**
 * Every entry of a pack, list by list, malformed ones too. `below`: the game data of the packs that it is
 * loaded over. `used`: undefined before it is known; everything seems to be used then.
 * Rule: docs/rules/workshop.md#overview-of-a-pack.
 */
export function overviewEntries(
  json: unknown,
  below: GameData,
  used: UsedNames | undefined,
): readonly OverviewEntry[] {
  return PACK_LISTS.flatMap((list) =>
    listAt(json, list.keys).map((entry, index) => {
      const listed = listedEntry(entry, { list, index }, below);
      const { name, isNamed, isOverriding } = listed;
      const isUsed =
        used === undefined ||
        !NEEDS_USE.has(list.id) ||
        isOverriding ||
        (isNamed && used.get(list.id)?.has(name) === true);
      return { ...listed, isUnused: !isUsed };
    }),
  );
}

function listedEntry(entry: unknown, { list, index }: EntryAddress, below: GameData): ListedEntry {
  const name = packEntryName(entry);
  return {
    list,
    index,
    name: name ?? shortened(entry),
    isNamed: name !== undefined,
    isOverriding: name !== undefined && isDefinedIn(below, list, name),
  };
}

/** One entry as a list shows it, without whether something uses it. */
export function overviewEntry(json: unknown, address: EntryAddress, below: GameData): ListedEntry {
  return listedEntry(entryAt(json, address), address, below);
}

/** The entry that a JSON path leads to or into; undefined where it leads to none. */
export function addressOfPath(path: string): EntryAddress | undefined {
  const keys = pathKeys(path);
  for (const list of PACK_LISTS) {
    const index = keys[list.keys.length];
    if (typeof index === 'number' && list.keys.every((key, at) => keys[at] === key)) return { list, index };
  }
  return undefined;
}

/** A text that is the same for the same entry of a pack. */
export const addressKey = ({ list, index }: EntryAddress): string => `${list.id} ${index}`;

/** Findings by the entry that they are in; those in none are under the empty text. */
export function findingsByEntry<Found extends Pick<Finding, 'path'>>(
  findings: readonly Found[],
): ReadonlyMap<string, readonly Found[]> {
  return groupBy(findings, ({ path }) => {
    const address = addressOfPath(path);
    return address === undefined ? '' : addressKey(address);
  });
}
