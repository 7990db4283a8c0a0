import type { Remembered } from '../../storage/api.ts';

const HIDDEN = 'hiddenGroups';

interface HiddenGroups {
  /** The indexes of the hidden groups of this encounter. */
  read(encounterKey: string): ReadonlySet<number>;
  write(encounterKey: string, groups: ReadonlySet<number>): void;
}

type Record = readonly [encounterKey: string, groups: readonly number[]];

function isRecord(value: unknown): value is Record {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Array.isArray(value[1]) &&
    value[1].every((each) => typeof each === 'number')
  );
}

/**
 * The groups hidden from players, stored between visits so that a reload cannot reveal an ambush. They are
 * not part of the encounter's file.
 */
export function createHiddenGroups(remembered: Remembered): HiddenGroups {
  function readAll(): Map<string, readonly number[]> {
    const stored = remembered.read(HIDDEN);
    return new Map(Array.isArray(stored) ? stored.filter(isRecord) : []);
  }
  return {
    read: (encounterKey) => new Set(readAll().get(encounterKey)),
    write(encounterKey, groups) {
      const all = readAll();
      if (groups.size > 0) all.set(encounterKey, [...groups]);
      else if (!all.delete(encounterKey)) return;
      remembered.write(HIDDEN, [...all]);
    },
  };
}
