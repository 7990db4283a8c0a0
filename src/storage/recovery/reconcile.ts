import type { QuarantinedRecord } from '../api.ts';
import { nameOfKey } from '../kinds.ts';
import { toQuarantined } from '../primary/quarantine.ts';
import { fingerprint } from '../records/fingerprint.ts';
import type { RecordNaming } from '../records/naming.ts';
import {
  type Detached,
  type Reading,
  readMirrored,
  readStored,
  rejectUnannouncedSchema,
  revOf,
  type StoredRecord,
} from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';

/** Both copies of one kind, as found, by key. */
export interface BothCopies {
  readonly primary: ReadonlyMap<string, unknown>;
  readonly mirror: ReadonlyMap<string, string>;
  /** The highest schema that any version of Tabard has announced here. */
  readonly announcedSchema: unknown;
  readonly now: number;
}

export interface Live {
  readonly record: StoredRecord;
  readonly value: unknown;
}

/** What to do so that both copies agree and nothing is lost. */
export interface Plan {
  /** Every readable record, removed ones included. */
  readonly records: Map<string, Live>;
  /** Those of them that only the second copy has. */
  readonly detached: Map<string, Detached>;
  /** To put into the authority, each only while `found` is what lies there. */
  readonly primaryWrites: { readonly key: string; readonly found: unknown; readonly record: StoredRecord }[];
  /** To put into the second copy, likewise; no record: to take away. */
  readonly mirrorWrites: {
    readonly key: string;
    readonly found: string | undefined;
    readonly record: StoredRecord | undefined;
  }[];
  readonly quarantined: QuarantinedRecord[];
  /** Texts of the second copy that were set aside and stay where they are. */
  readonly released: { readonly key: string; readonly text: string }[];
  readonly restored: string[];
  readonly rebuilt: string[];
  readonly keptBoth: { readonly name: string; readonly keptAs: string }[];
  /** A newer version of Tabard wrote here: nothing may be written. */
  newer: boolean;
  /** A live record of the authority gives way, or an older schema is going to: take a snapshot first. */
  needsSnapshot: boolean;
}

type Readable = Extract<Reading<unknown>, { state: 'live' | 'removed' }>;

function readable(reading: Reading<unknown>): reading is Readable {
  return reading.state === 'live' || reading.state === 'removed';
}

/** Whether a detached record was made from what the authority holds. */
function descends({ base, over }: Detached, record: StoredRecord): boolean {
  return (
    record.rev === base || (over !== undefined && record.data !== null && fingerprint(record.data) === over)
  );
}

const liveOf = (reading: Readable): Live => ({
  record: reading.record,
  value: reading.state === 'live' ? reading.value : undefined,
});

/** Compares both copies of every record of a kind: the higher rev wins, and where that settles nothing both are kept. */
export function reconcile(naming: RecordNaming, copies: BothCopies): Plan {
  const { primary: main, mirror: second, now } = copies;
  const plan: Plan = {
    records: new Map(),
    detached: new Map(),
    primaryWrites: [],
    mirrorWrites: [],
    quarantined: [],
    released: [],
    restored: [],
    rebuilt: [],
    keptBoth: [],
    newer: false,
    needsSnapshot: false,
  };

  const setAside = (
    key: string,
    from: QuarantinedRecord['from'],
    found: { raw: string; reason: string },
  ): void => {
    plan.quarantined.push(toQuarantined(naming.kind, key, from, found, now));
    if (from === 'localStorage') plan.released.push({ key, text: found.raw });
  };

  /** `record` is what the name holds from now on; writes it wherever it is not yet. */
  const settle = (key: string, { record, value }: Live, a: Reading<unknown>, b: Reading<unknown>): void => {
    const { detached, ...settled } = record;
    plan.records.set(key, { record: settled, value });
    if (detached) plan.detached.set(key, detached);
    const inMain = readable(a) && a.record.rev === settled.rev && a.record.data === settled.data;
    if (!inMain) {
      plan.primaryWrites.push({ key, found: main.get(key), record: settled });
      if (a.state === 'live') plan.needsSnapshot = true;
    }
    const found = second.get(key);
    const inSecond =
      settled.data === null
        ? found === undefined
        : readable(b) && !b.record.detached && b.record.rev === settled.rev && b.record.data === settled.data;
    if (!inSecond)
      plan.mirrorWrites.push({ key, found, record: settled.data === null ? undefined : settled });
    if (settled.data !== null && settled.schema < naming.codec.schema) plan.needsSnapshot = true;
  };

  const isFree = (key: string): boolean => !main.has(key) && !second.has(key) && !plan.records.has(key);

  /** Keeps a version of a record under the first of its own name (where that may be) and the recovered names that is free. */
  const keepBeside = (value: unknown, savedAt: number, from: number, key: string): void => {
    if (!naming.withName) return;
    const name = naming.nameOf(value);
    for (let count = from; ; count += 1) {
      const candidate = count === 0 ? name : recoveredName(name, count);
      const renamed = count === 0 ? value : naming.withName(value, candidate);
      const data = naming.codec.serialize(renamed);
      const besideKey = naming.keyOf(renamed);
      // The same version was kept before, when the start after that was cut short.
      if (plan.records.get(besideKey)?.record.data === data) return;
      const there = readStored(naming.codec, main.get(besideKey));
      if (there.state === 'live' && there.record.data === data) return;
      if (besideKey === key || !isFree(besideKey)) continue;
      const record = { rev: 1, schema: naming.codec.schema, savedAt, data };
      settle(besideKey, { record, value: renamed }, { state: 'absent' }, { state: 'absent' });
      if (count > 0) plan.keptBoth.push({ name, keptAs: candidate });
      return;
    }
  };

  const decide = (key: string, a: Reading<unknown>, b: Reading<unknown>): Live | undefined => {
    if (a.state === 'unreadable') setAside(key, 'indexedDB', a);
    if (b.state === 'unreadable') setAside(key, 'localStorage', b);
    if (!readable(a) && !readable(b)) return undefined;
    if (!readable(b)) {
      const live = liveOf(a as Readable);
      if (live.record.data !== null && b.state === 'absent') plan.rebuilt.push(naming.nameOf(live.value));
      return live;
    }
    if (!readable(a)) {
      // A removal that only the second copy knows says nothing of what cannot be read.
      if (b.state === 'removed') return a.state === 'absent' ? liveOf(b) : undefined;
      plan.restored.push(naming.nameOf(b.value));
      const rev = a.state === 'absent' ? b.record.rev : Math.max(revOf(a), b.record.rev) + 1;
      return { record: { ...b.record, rev }, value: b.value };
    }
    if (a.record.data === b.record.data) return a.record.rev >= b.record.rev ? liveOf(a) : liveOf(b);
    const { detached } = b.record;
    if (detached && descends(detached, a.record)) {
      return { ...liveOf(b), record: { ...b.record, rev: Math.max(a.record.rev + 1, b.record.rev) } };
    }
    if (!detached && b.record.rev < a.record.rev) return liveOf(a);
    if (!detached && b.record.rev > a.record.rev) {
      if (b.state === 'live') plan.restored.push(naming.nameOf(b.value));
      return liveOf(b);
    }
    // Neither descends from the other. A version outlives a removal; of two versions both are kept.
    const rev = Math.max(a.record.rev, b.record.rev) + 1;
    if (b.state === 'removed') return { ...liveOf(a), record: { ...a.record, rev } };
    if (a.state === 'removed') return { ...liveOf(b), record: { ...b.record, rev } };
    if (naming.withName) keepBeside(b.value, b.record.savedAt, 1, key);
    else
      setAside(key, 'localStorage', {
        raw: second.get(key) ?? '',
        reason: 'Another version of it was kept.',
      });
    return { ...liveOf(a), record: { ...a.record, rev } };
  };

  const heed = (found: Reading<unknown>): Reading<unknown> => {
    const reading = rejectUnannouncedSchema(found, copies.announcedSchema);
    if (reading.state === 'newer') plan.newer = true;
    return reading;
  };

  /** The rule of normalising, or a hand or damage, gave it another name than its key: it moves to where its name is looked up. */
  const isStray = (key: string, reading: Reading<unknown>): boolean => {
    if (reading.state !== 'live' || naming.keyOf(reading.value) === key) return false;
    keepBeside(reading.value, reading.record.savedAt, 0, key);
    return true;
  };

  const nothing: Reading<unknown> = { state: 'absent' };
  for (const key of new Set([...main.keys(), ...second.keys()])) {
    const a = heed(readStored(naming.codec, main.get(key)));
    const b = heed(readMirrored(naming.codec, second.get(key)));
    const [strayInMain, strayInSecond] = [isStray(key, a), isStray(key, b)];
    const live = decide(key, strayInMain ? nothing : a, strayInSecond ? nothing : b);
    if (strayInMain && a.state === 'live') {
      const rev = Math.max(a.record.rev, live?.record.rev ?? 0) + 1;
      const left = live ?? { record: { ...a.record, data: null }, value: undefined };
      settle(key, { ...left, record: { ...left.record, rev } }, a, b);
    } else if (live) {
      settle(key, live, a, b);
    } else if (strayInSecond) {
      plan.mirrorWrites.push({ key, found: second.get(key), record: undefined });
    }
  }
  return plan;
}

/** Names for a notice about what was set aside. */
export function namesOfQuarantined(found: readonly QuarantinedRecord[]): string[] {
  return [...new Set(found.map((one) => nameOfKey(one.kind, one.key)))];
}
