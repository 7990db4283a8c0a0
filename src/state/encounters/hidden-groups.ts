import type { Encounter } from '../../core/encounter/encounter.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Remembered } from '../../storage/api.ts';

const HIDDEN = 'hiddenGroups';

interface HiddenGroups {
  /** The normalised names of the hidden groups of this encounter. */
  read(encounterKey: string, encounter: Encounter): ReadonlySet<string>;
  write(encounterKey: string, groups: ReadonlySet<string>): void;
  /** An encounter of this key hides what another one hides, besides its own. */
  copy(fromKey: string, toKey: string): void;
}

/** Former versions wrote the indexes of groups. */
type Stored = string | number;
type Record = readonly [encounterKey: string, groups: readonly Stored[]];

function isRecord(value: unknown): value is Record {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Array.isArray(value[1]) &&
    value[1].every((each) => typeof each === 'number' || typeof each === 'string')
  );
}

/**
 * The groups hidden from players, stored between visits so that a reload cannot reveal an ambush. They are
 * not part of the encounter's file. They are kept by name, so that no order of groups, and no undo, reveals one.
 */
export function createHiddenGroups(remembered: Remembered): HiddenGroups {
  function readAll(): Map<string, readonly Stored[]> {
    const stored = remembered.read(HIDDEN);
    return new Map(Array.isArray(stored) ? stored.filter(isRecord) : []);
  }
  function writeRecord(key: string, groups: readonly Stored[]): void {
    const all = readAll();
    if (groups.length > 0) all.set(key, groups);
    else if (!all.delete(key)) return;
    remembered.write(HIDDEN, [...all]);
  }
  return {
    read(encounterKey, { groups }) {
      const names = (readAll().get(encounterKey) ?? []).map((each) =>
        typeof each === 'string' ? each : groups[each]?.name,
      );
      return new Set(names.flatMap((name) => (name === undefined ? [] : normaliseName(name))));
    },
    write: (encounterKey, groups) => writeRecord(encounterKey, [...groups]),
    copy(fromKey, toKey) {
      const all = readAll();
      writeRecord(toKey, [...new Set([...(all.get(toKey) ?? []), ...(all.get(fromKey) ?? [])])]);
    },
  };
}
