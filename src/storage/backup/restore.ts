import { ok } from '../../core/lib/result.ts';
import type {
  Codec,
  QuarantinedRecord,
  RecordKind,
  RecordName,
  RestoreOutcome,
  RestoreReport,
} from '../api.ts';
import { MIRRORED_KINDS } from '../mirror/mirror.ts';
import type { PackCollection } from '../packs/stored-packs.ts';
import { readNow } from '../primary/write-record.ts';
import { storageProblem } from '../records/problem.ts';
import { readText, revOf, type StoredRecord } from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';
import { putQuarantined, toQuarantined } from '../recovery/quarantine.ts';
import { announce, setEntry } from '../saving/collection-state.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import type { StorageContext } from '../saving/storage-context.ts';
import { placeOf, snapshotKinds, withSnapshot } from '../snapshots/snapshots.ts';

/** A record to bring back, as text. */
export interface BackupRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly schema: number;
  readonly savedAt: number;
  readonly data: string;
}

interface ReadThing extends BackupRecord {
  readonly value: unknown;
  readonly version: number | undefined;
}

export interface Savers {
  readonly queue: SaveQueue;
  readonly packs: PackCollection;
}

export interface RestoreRequest {
  readonly reason: string;
  readonly things: readonly BackupRecord[];
  readonly setAside: readonly QuarantinedRecord[];
  /** Whether to report what is there now and was not in what is restored. */
  readonly reportKept: boolean;
}

function codecOf(context: StorageContext, kind: RecordKind): Codec<unknown> {
  return kind === 'packs' ? context.packCodec : context.collections[kind].naming.codec;
}

/** A thing is kept where its name is looked up, whatever key it had. */
function readThing(context: StorageContext, thing: BackupRecord): ReadThing | string {
  const { kind } = thing;
  const codec = codecOf(context, kind);
  if (thing.schema > codec.schema) return 'A newer version of Tabard wrote it.';
  const value = readText(codec, thing.data);
  if (!value.ok) return value.problem;
  if (kind === 'packs') {
    const name = context.packCodec.nameOf(value.value);
    return {
      ...thing,
      key: name,
      name,
      value: value.value,
      version: context.packCodec.versionOf(value.value),
    };
  }
  const { naming } = context.collections[kind];
  const key = naming.keyOf(value.value);
  return { ...thing, key, name: naming.nameOf(value.value), value: value.value, version: undefined };
}

/** Where another thing of the request has the name already, the first of the recovered names that is free in it. */
function beside(
  context: StorageContext,
  taken: ReadonlyMap<string, ReadThing>,
  thing: ReadThing,
): ReadThing | string {
  const isFree = (one: ReadThing): boolean => (taken.get(placeOf(one))?.data ?? one.data) === one.data;
  if (isFree(thing)) return thing;
  const withName = thing.kind === 'packs' ? undefined : context.collections[thing.kind].naming.withName;
  if (!withName) return 'Another version of it was restored.';
  for (let count = 1; ; count += 1) {
    const value = withName(thing.value, recoveredName(thing.name, count));
    const data = codecOf(context, thing.kind).serialize(value);
    const renamed = readThing(context, { ...thing, data });
    if (typeof renamed === 'string' || isFree(renamed)) return renamed;
  }
}

interface Sorted {
  /** What can be brought back, by the place it goes to. */
  readonly readable: ReadonlyMap<string, ReadThing>;
  readonly unreadable: readonly { readonly thing: BackupRecord; readonly reason: string }[];
}

/** Reads the things of a request. What is kept under its own name comes before what was under any other. */
function sortOut(context: StorageContext, things: readonly BackupRecord[]): Sorted {
  const unreadable: { thing: BackupRecord; reason: string }[] = [];
  const read = things.flatMap((thing) => {
    const one = readThing(context, thing);
    if (typeof one !== 'string') return [{ thing, one, isStray: one.key !== thing.key }];
    unreadable.push({ thing, reason: one });
    return [];
  });
  const readable = new Map<string, ReadThing>();
  for (const { thing, one } of [...read].sort((a, b) => Number(a.isStray) - Number(b.isStray))) {
    const free = beside(context, readable, one);
    if (typeof free === 'string') unreadable.push({ thing, reason: free });
    else readable.set(placeOf(free), free);
  }
  return { readable, unreadable };
}

interface Put {
  readonly thing: ReadThing;
  readonly record: StoredRecord;
}

/** Brings everything back in one transaction, after a snapshot of now in the same. Adds and replaces, never removes. */
export async function restoreRecords(
  context: StorageContext,
  savers: Savers,
  request: RestoreRequest,
): Promise<RestoreOutcome> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
  await savers.queue.flush();

  const { readable, unreadable } = sortOut(context, request.things);
  const now = context.environment.now();
  const aside = [
    ...request.setAside,
    ...unreadable.map(({ thing: { kind, key, data }, reason }) =>
      toQuarantined(kind, key, 'backup', { raw: data, reason }, now),
    ),
  ];
  const notRead = unreadable.map(({ thing: { kind, name } }) => ({ kind, name }));
  const things = [...readable.values()];
  if (mode === 'memory') return restoreInMemory(context, savers, things, notRead);

  const done = await withSnapshot(
    context,
    request.reason,
    [...snapshotKinds, 'quarantine', 'meta'],
    async (transaction, before) => {
      const puts: Put[] = [];
      const names: Record<'added' | 'replaced' | 'unchanged', RecordName[]> = {
        added: [],
        replaced: [],
        unchanged: [],
      };
      for (const thing of things) {
        const { kind, key, name, data, savedAt, version } = thing;
        const codec = codecOf(context, kind);
        const there = await readNow(transaction, kind, kind === 'packs' ? textCodec(codec) : codec, key);
        if (there.state === 'unreadable' || there.state === 'newer') {
          putQuarantined(transaction, [
            toQuarantined(kind, key, 'indexedDB', there, context.environment.now()),
          ]);
        }
        if (there.state === 'live' && there.record.data === data) {
          names.unchanged.push({ kind, name });
          puts.push({ thing, record: there.record });
          continue;
        }
        const rev = revOf(there) + 1;
        const record = {
          rev,
          schema: thing.schema,
          savedAt,
          data,
          ...(version === undefined ? {} : { version }),
        };
        transaction.objectStore(kind).put(record, key);
        puts.push({ thing, record });
        names[there.state === 'live' ? 'replaced' : 'added'].push({ kind, name });
      }
      putQuarantined(transaction, aside);
      const kept = before.entries.filter((entry) => !readable.has(placeOf(entry)));
      return { puts, names, kept: kept.map(({ kind, name }) => ({ kind, name })) };
    },
  );
  if (!done.ok) return { kind: 'failed', problem: done.problem };

  const { puts, names, kept } = done.value;
  takeInRestored(context, savers, puts);
  const report: RestoreReport = { ...names, kept: request.reportKept ? kept : [], quarantined: notRead };
  return { kind: 'restored', report };
}

/** Packs are compared as text: reading one only to replace it would take long. */
function textCodec(codec: Codec<unknown>): Codec<unknown> {
  return { schema: codec.schema, parse: ok, serialize: String };
}

function takeInRestored(context: StorageContext, savers: Savers, puts: readonly Put[]): void {
  for (const kind of MIRRORED_KINDS) {
    const collection = context.collections[kind];
    for (const { thing, record } of puts) {
      // A change that was made meanwhile finds the restored version when it is saved, and both are kept.
      if (thing.kind !== kind || savers.queue.isBusy(collection, thing.key)) continue;
      setEntry(collection, thing.key, record, thing.value);
      context.mirror.copy(kind, thing.key, record);
      announce(collection, thing.key, 'restore');
    }
  }
  context.status.mirror(context.mirror.state());
  if (puts.some(({ thing }) => thing.kind === 'packs')) savers.packs.announce('restore');
  const things = puts.map(({ thing: { kind, key }, record: { rev, schema } }) => ({
    kind,
    key,
    rev,
    schema,
  }));
  context.channel.post({ type: 'changed', things });
}

async function restoreInMemory(
  context: StorageContext,
  { queue, packs }: Savers,
  things: readonly ReadThing[],
  setAside: readonly RecordName[],
): Promise<RestoreOutcome> {
  const report = {
    added: [] as RecordName[],
    replaced: [] as RecordName[],
    unchanged: [],
    kept: [],
    quarantined: setAside,
  };
  for (const { kind, key, name, value } of things) {
    if (kind === 'packs') {
      report.added.push({ kind, name });
      await packs.store(value);
    } else {
      const collection = context.collections[kind];
      report[collection.entries.has(key) ? 'replaced' : 'added'].push({ kind, name });
      await queue.save(collection, key, value);
      announce(collection, key, 'restore');
    }
  }
  return { kind: 'restored', report };
}
