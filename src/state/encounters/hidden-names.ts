import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Remembered } from '../../storage/api.ts';

/** The names under which the hidden groups and the hidden members of the party are remembered. */
const REMEMBERED = { groups: 'hiddenGroups', party: 'hiddenParty' } as const;

/** What of an encounter can be hidden from the players. */
export type HiddenKind = keyof typeof REMEMBERED;

export interface HiddenNames {
  /** The normalised names that this encounter hides. `groups`: the names of its groups, in their order. */
  read(encounterKey: string, groups?: readonly string[]): ReadonlySet<string>;
  write(encounterKey: string, names: ReadonlySet<string>): void;
  /** An encounter of this key hides what another one hides, besides its own. */
  copy(fromKey: string, toKey: string): void;
}

/**
 * What a deleted encounter hid is remembered too, so that replacing or restoring it reveals nothing. Of so
 * many encounters that hide something, those that changed first are forgotten.
 */
const MAX_REMEMBERED = 500;

/** Former versions wrote the indexes of groups. */
type Stored = string | number;
type Record = readonly [encounterKey: string, names: readonly Stored[]];

function isRecord(value: unknown): value is Record {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Array.isArray(value[1]) &&
    value[1].every((each) => typeof each === 'number' || typeof each === 'string')
  );
}

/**
 * What is hidden from players, stored between visits so that a reload cannot reveal an ambush. It is not part
 * of the encounter's file. It is kept by name, so that no order of groups, and no undo, reveals anything.
 */
export function createHiddenNames(remembered: Remembered, kind: HiddenKind): HiddenNames {
  function readAll(): Map<string, readonly Stored[]> {
    const stored = remembered.read(REMEMBERED[kind]);
    return new Map(Array.isArray(stored) ? stored.filter(isRecord) : []);
  }
  function writeRecord(key: string, names: readonly Stored[]): void {
    const all = readAll();
    const wasThere = all.delete(key);
    if (names.length > 0) all.set(key, names);
    else if (!wasThere) return;
    remembered.write(REMEMBERED[kind], [...all].slice(-MAX_REMEMBERED));
  }
  return {
    read(encounterKey, groups = []) {
      const names = (readAll().get(encounterKey) ?? []).map((each) =>
        typeof each === 'string' ? each : groups[each],
      );
      return new Set(names.flatMap((name) => (name === undefined ? [] : normaliseName(name))));
    },
    write: (encounterKey, names) => writeRecord(encounterKey, [...names]),
    copy(fromKey, toKey) {
      const all = readAll();
      writeRecord(toKey, [...new Set([...(all.get(toKey) ?? []), ...(all.get(fromKey) ?? [])])]);
    },
  };
}
