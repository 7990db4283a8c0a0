import type { QuarantinedRecord } from '../api.ts';
import { fitsMirror, type MirroredKind, nameOfKey } from '../kinds.ts';
import { toQuarantined } from '../primary/quarantine.ts';
import type { RecordNaming } from '../records/naming.ts';
import {
  type Detached,
  type Reading,
  rawText,
  readMirrored,
  readStored,
  rejectUnannouncedSchema,
  revOf,
  type StoredRecord,
} from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';
import { type Decision, decide, isReadable } from './reconcile-table.ts';

/** Both copies of the records of one kind, by key. */
export interface BothCopies {
  readonly primary: ReadonlyMap<string, unknown>;
  readonly mirror: ReadonlyMap<string, string>;
  /** The highest schema that any version of Tabard has announced here. */
  readonly announcedSchema: unknown;
  readonly now: number;
}

interface Live {
  readonly record: StoredRecord;
  readonly value: unknown;
}

/** The steps after which both copies agree and nothing is lost. */
export interface Plan {
  /** Every readable record, removed ones included. */
  readonly records: Map<string, Live>;
  /** Those of them that only the mirror has. */
  readonly detached: Map<string, Detached>;
  /** Records to write to the primary, each only if `found` is still stored there. */
  readonly primaryWrites: { readonly key: string; readonly found: unknown; readonly record: StoredRecord }[];
  /** Records to write to the mirror, under the same condition; no record means removal. */
  readonly mirrorWrites: {
    readonly key: string;
    readonly found: string | undefined;
    readonly record: StoredRecord | undefined;
  }[];
  readonly quarantined: QuarantinedRecord[];
  /** Quarantined texts of the mirror, which may be overwritten. */
  readonly released: { readonly key: string; readonly text: string }[];
  readonly restored: string[];
  readonly rebuilt: string[];
  readonly keptBoth: { readonly name: string; readonly keptAs: string }[];
  /** A newer version of Tabard wrote here: nothing may be written. */
  newer: boolean;
  /** A live record of the primary is replaced, or an older schema is going to be: take a snapshot first. */
  needsSnapshot: boolean;
}

export type Plans = Readonly<Record<MirroredKind, Plan>>;

type Copy = 'primary' | 'mirror';
type Readings = Readonly<Record<Copy, Reading<unknown>>>;

/** The working state while one kind is reconciled. */
interface Work {
  readonly naming: RecordNaming;
  readonly copies: BothCopies;
  readonly plan: Plan;
}

const COPIES: readonly Copy[] = ['primary', 'mirror'];
const WRITES: Readonly<Record<Decision['write'], readonly Copy[]>> = {
  none: [],
  primary: ['primary'],
  mirror: ['mirror'],
  both: COPIES,
};
const ABSENT: Reading<unknown> = { state: 'absent' };

const emptyPlan = (): Plan => ({
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
});

/** Plans how to reconcile both copies of every record of a kind: see reconcile-table.ts. */
export function reconcile(naming: RecordNaming, copies: BothCopies): Plan {
  const work = { naming, copies, plan: emptyPlan() };
  for (const key of new Set([...copies.primary.keys(), ...copies.mirror.keys()])) reconcileKey(work, key);
  return work.plan;
}

function reconcileKey(work: Work, key: string): void {
  const { plan, naming } = work;
  const found = readBoth(work, key);
  const placed = moveStrays(work, key, found);
  for (const copy of COPIES) noteUnreadable(work, key, copy, placed[copy]);
  const decision = decide(placed.primary, placed.mirror);
  if (decision.conflictCopy) keepVersion(work, key, 'mirror', placed.mirror, 1);
  const kept = survivorOf(decision, placed);
  // A text that is too long for the mirror was never there.
  const isNews = decision.tell !== 'rebuilt' || fitsMirror(naming.kind, kept?.record.data ?? '');
  if (kept && decision.tell && isNews) plan[decision.tell].push(naming.nameOf(kept.value));

  const isPrimaryMoved = placed.primary !== found.primary;
  const isMirrorMoved = placed.mirror !== found.mirror;
  const survivor = isPrimaryMoved ? replaceMoved(found.primary, kept) : kept;
  if (survivor) {
    const write = new Set(WRITES[isPrimaryMoved ? 'both' : decision.write]);
    if (isMirrorMoved || isDetached(placed.mirror)) write.add('mirror');
    settle(work, key, survivor, write, found.primary);
  } else if (isMirrorMoved) {
    writeMirror(work, key, undefined);
  }
}

function readBoth({ naming, copies }: Work, key: string): Readings {
  const { primary, mirror, announcedSchema } = copies;
  return {
    primary: rejectUnannouncedSchema(readStored(naming.codec, primary.get(key)), announcedSchema),
    mirror: rejectUnannouncedSchema(readMirrored(naming.codec, mirror.get(key)), announcedSchema),
  };
}

/**
 * Moves each live record whose name does not match its key, and returns the other readings. The cause may be
 * an older normalization, a manual edit, or damage.
 */
function moveStrays(work: Work, key: string, found: Readings): Readings {
  const withoutStray = (copy: Copy): Reading<unknown> => {
    const reading = found[copy];
    if (reading.state !== 'live' || work.naming.keyOf(reading.value) === key) return reading;
    keepVersion(work, key, copy, reading, 0);
    return ABSENT;
  };
  return { primary: withoutStray('primary'), mirror: withoutStray('mirror') };
}

/** The record of a key whose primary was moved: the mirror's record or a tombstone, at a higher rev. */
function replaceMoved(moved: Reading<unknown>, kept: Live | undefined): Live | undefined {
  if (!isReadable(moved)) return kept;
  const { record, value } = kept ?? { record: { ...moved.record, data: null }, value: undefined };
  return { record: { ...record, rev: Math.max(moved.record.rev, record.rev) + 1 }, value };
}

function noteUnreadable(work: Work, key: string, copy: Copy, reading: Reading<unknown>): void {
  if (reading.state === 'newer') work.plan.newer = true;
  if (reading.state === 'unreadable') quarantine(work, key, copy, reading);
}

const isDetached = (reading: Reading<unknown>): boolean =>
  isReadable(reading) && reading.record.detached !== undefined;

/** The record that a decision keeps, at its new rev. */
function survivorOf({ keep, rev }: Decision, readings: Readings): Live | undefined {
  const kept = keep === 'nothing' ? ABSENT : readings[keep];
  if (!isReadable(kept)) return undefined;
  const [primaryRev, mirrorRev] = [revOf(readings.primary), revOf(readings.mirror)];
  const revs = {
    'above primary': Math.max(primaryRev + 1, mirrorRev),
    'above both': Math.max(primaryRev, mirrorRev) + 1,
  };
  return {
    record: rev ? { ...kept.record, rev: revs[rev] } : kept.record,
    value: kept.state === 'live' ? kept.value : undefined,
  };
}

/** `record` is the key's new record, and `replaced` the primary's previous one. */
function settle(
  work: Work,
  key: string,
  live: Live,
  write: ReadonlySet<Copy>,
  replaced: Reading<unknown>,
): void {
  const { naming, copies, plan } = work;
  const { detached, ...record } = live.record;
  plan.records.set(key, { record, value: live.value });
  if (detached) plan.detached.set(key, detached);
  if (write.has('primary')) {
    plan.primaryWrites.push({ key, found: copies.primary.get(key), record });
    if (replaced.state === 'live') plan.needsSnapshot = true;
  }
  if (write.has('mirror')) writeMirror(work, key, record);
  if (record.data !== null && record.schema < naming.codec.schema) plan.needsSnapshot = true;
}

/** The mirror of a tombstone, or of no record at all, is empty. */
function writeMirror({ copies, plan }: Work, key: string, record: StoredRecord | undefined): void {
  const found = copies.mirror.get(key);
  const mirrored = record?.data === null ? undefined : record;
  if (found !== undefined || mirrored) plan.mirrorWrites.push({ key, found, record: mirrored });
}

function quarantine(work: Work, key: string, copy: Copy, found: { raw: string; reason: string }): void {
  const { naming, copies, plan } = work;
  const from = copy === 'primary' ? 'indexedDB' : 'localStorage';
  plan.quarantined.push(toQuarantined(naming.kind, key, from, found, copies.now));
  if (copy === 'mirror') plan.released.push({ key, text: found.raw });
}

/**
 * Keeps a version of a record under the first free name: its own (`firstCount` 0), then the recovered names.
 * A version of a single record is quarantined.
 */
function keepVersion(
  work: Work,
  key: string,
  copy: Copy,
  version: Reading<unknown>,
  firstCount: 0 | 1,
): void {
  const { naming, copies, plan } = work;
  if (version.state !== 'live') return;
  const { withName } = naming;
  if (!withName) {
    const raw = rawText(copies[copy].get(key));
    quarantine(work, key, copy, { raw, reason: 'Another version of it was kept.' });
    return;
  }
  const name = naming.nameOf(version.value);
  for (let count: number = firstCount; ; count += 1) {
    const keptAs = count === 0 ? name : recoveredName(name, count);
    const value = count === 0 ? version.value : withName(version.value, keptAs);
    const data = naming.codec.serialize(value);
    const versionKey = naming.keyOf(value);
    if (isKeptAlready(work, versionKey, data)) return;
    if (versionKey === key || !isFree(work, versionKey)) continue;
    const record = { rev: 1, schema: naming.codec.schema, savedAt: version.record.savedAt, data };
    settle(work, versionKey, { record, value }, new Set(COPIES), ABSENT);
    if (count > 0) plan.keptBoth.push({ name, keptAs });
    return;
  }
}

/** Whether the same version is already under the key, for example after an interrupted start. */
function isKeptAlready({ naming, copies, plan }: Work, key: string, data: string): boolean {
  if (plan.records.get(key)?.record.data === data) return true;
  const there = readStored(naming.codec, copies.primary.get(key));
  return there.state === 'live' && there.record.data === data;
}

function isFree({ copies, plan }: Work, key: string): boolean {
  return !copies.primary.has(key) && !copies.mirror.has(key) && !plan.records.has(key);
}

/** The names of quarantined records, for a notice. */
export function namesOfQuarantined(found: readonly QuarantinedRecord[]): string[] {
  return [...new Set(found.map((one) => nameOfKey(one.kind, one.key)))];
}
