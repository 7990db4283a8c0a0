import { ok } from '../../core/lib/result.ts';
import type { Codec, RecordKind, RestoreOutcome, RestoreReport, SetAside, ThingName } from '../api.ts';
import { copiedKinds } from '../mirror/mirror.ts';
import type { PackShelf } from '../packs/pack-collection.ts';
import { readNow } from '../primary/write-record.ts';
import { storageProblem } from '../records/problem.ts';
import { readText, revOf, type StoredRecord } from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';
import { putAside, toSetAside } from '../recovery/quarantine.ts';
import { announce, place } from '../saving/collection-state.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import type { Vault } from '../saving/storage-context.ts';
import { placeOf, snapshotKinds, withSnapshot } from '../snapshots/snapshots.ts';

/** A record to bring back, as text. */
export interface Thing {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly schema: number;
  readonly savedAt: number;
  readonly data: string;
}

interface ReadThing extends Thing {
  readonly value: unknown;
  readonly version: number | undefined;
}

export interface Savers {
  readonly queue: SaveQueue;
  readonly packs: PackShelf;
}

export interface RestoreRequest {
  readonly reason: string;
  readonly things: readonly Thing[];
  readonly setAside: readonly SetAside[];
  /** Whether to report what is there now and was not in what is restored. */
  readonly reportKept: boolean;
}

function codecOf(vault: Vault, kind: RecordKind): Codec<unknown> {
  return kind === 'packs' ? vault.packCodec : vault.shelves[kind].naming.codec;
}

/** A thing is kept where its name is looked up, whatever key it had. */
function readThing(vault: Vault, thing: Thing): ReadThing | string {
  const { kind } = thing;
  const codec = codecOf(vault, kind);
  if (thing.schema > codec.schema) return 'A newer version of Tabard wrote it.';
  const value = readText(codec, thing.data);
  if (!value.ok) return value.problem;
  if (kind === 'packs') {
    const name = vault.packCodec.nameOf(value.value);
    return { ...thing, key: name, name, value: value.value, version: vault.packCodec.versionOf(value.value) };
  }
  const { naming } = vault.shelves[kind];
  const key = naming.keyOf(value.value);
  return { ...thing, key, name: naming.nameOf(value.value), value: value.value, version: undefined };
}

/** Where another thing of the request has the name already, the first of the recovered names that is free in it. */
function beside(vault: Vault, taken: ReadonlyMap<string, ReadThing>, thing: ReadThing): ReadThing | string {
  const isFree = (one: ReadThing): boolean => (taken.get(placeOf(one))?.data ?? one.data) === one.data;
  if (isFree(thing)) return thing;
  const withName = thing.kind === 'packs' ? undefined : vault.shelves[thing.kind].naming.withName;
  if (!withName) return 'Another version of it was restored.';
  for (let count = 1; ; count += 1) {
    const value = withName(thing.value, recoveredName(thing.name, count));
    const data = codecOf(vault, thing.kind).print(value);
    const renamed = readThing(vault, { ...thing, data });
    if (typeof renamed === 'string' || isFree(renamed)) return renamed;
  }
}

interface Sorted {
  /** What can be brought back, by the place it goes to. */
  readonly readable: ReadonlyMap<string, ReadThing>;
  readonly unreadable: readonly { readonly thing: Thing; readonly reason: string }[];
}

/** Reads the things of a request. What is kept under its own name comes before what was under any other. */
function sortOut(vault: Vault, things: readonly Thing[]): Sorted {
  const unreadable: { thing: Thing; reason: string }[] = [];
  const read = things.flatMap((thing) => {
    const one = readThing(vault, thing);
    if (typeof one !== 'string') return [{ thing, one, isStray: one.key !== thing.key }];
    unreadable.push({ thing, reason: one });
    return [];
  });
  const readable = new Map<string, ReadThing>();
  for (const { thing, one } of [...read].sort((a, b) => Number(a.isStray) - Number(b.isStray))) {
    const free = beside(vault, readable, one);
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
export async function restoreThings(
  vault: Vault,
  savers: Savers,
  request: RestoreRequest,
): Promise<RestoreOutcome> {
  const { mode } = vault.status.current();
  if (mode === 'older') return { kind: 'failed', problem: storageProblem('older') };
  await savers.queue.flush();

  const { readable, unreadable } = sortOut(vault, request.things);
  const now = vault.environment.now();
  const aside = [
    ...request.setAside,
    ...unreadable.map(({ thing: { kind, key, data }, reason }) =>
      toSetAside(kind, key, 'backup', { raw: data, reason }, now),
    ),
  ];
  const notRead = unreadable.map(({ thing: { kind, name } }) => ({ kind, name }));
  const things = [...readable.values()];
  if (mode === 'memory') return restoreInMemory(vault, savers, things, notRead);

  const done = await withSnapshot(
    vault,
    request.reason,
    [...snapshotKinds, 'quarantine', 'meta'],
    async (transaction, before) => {
      const puts: Put[] = [];
      const names: Record<'added' | 'replaced' | 'unchanged', ThingName[]> = {
        added: [],
        replaced: [],
        unchanged: [],
      };
      for (const thing of things) {
        const { kind, key, name, data, savedAt, version } = thing;
        const codec = codecOf(vault, kind);
        const there = await readNow(transaction, kind, kind === 'packs' ? textCodec(codec) : codec, key);
        if (there.state === 'unreadable' || there.state === 'newer') {
          putAside(transaction, [toSetAside(kind, key, 'indexedDB', there, vault.environment.now())]);
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
      putAside(transaction, aside);
      const kept = before.entries.filter((entry) => !readable.has(placeOf(entry)));
      return { puts, names, kept: kept.map(({ kind, name }) => ({ kind, name })) };
    },
  );
  if (!done.ok) return { kind: 'failed', problem: done.problem };

  const { puts, names, kept } = done.value;
  takeInRestored(vault, savers, puts);
  const report: RestoreReport = { ...names, kept: request.reportKept ? kept : [], setAside: notRead };
  return { kind: 'restored', report };
}

/** Packs are compared as text: reading one only to replace it would take long. */
function textCodec(codec: Codec<unknown>): Codec<unknown> {
  return { schema: codec.schema, parse: ok, print: String };
}

function takeInRestored(vault: Vault, savers: Savers, puts: readonly Put[]): void {
  for (const kind of copiedKinds) {
    const shelf = vault.shelves[kind];
    for (const { thing, record } of puts) {
      // A change that was made meanwhile finds the restored version when it is saved, and both are kept.
      if (thing.kind !== kind || savers.queue.busy(shelf, thing.key)) continue;
      place(shelf, thing.key, record, thing.value);
      vault.second.copy(kind, thing.key, record);
      announce(shelf, thing.key, 'restore');
    }
  }
  vault.status.secondCopy(vault.second.state());
  if (puts.some(({ thing }) => thing.kind === 'packs')) savers.packs.announce('restore');
  const things = puts.map(({ thing: { kind, key }, record: { rev, schema } }) => ({
    kind,
    key,
    rev,
    schema,
  }));
  vault.channel.post({ type: 'changed', things });
}

async function restoreInMemory(
  vault: Vault,
  { queue, packs }: Savers,
  things: readonly ReadThing[],
  setAside: readonly ThingName[],
): Promise<RestoreOutcome> {
  const report = { added: [] as ThingName[], replaced: [] as ThingName[], unchanged: [], kept: [], setAside };
  for (const { kind, key, name, value } of things) {
    if (kind === 'packs') {
      report.added.push({ kind, name });
      await packs.store(value);
    } else {
      const shelf = vault.shelves[kind];
      report[shelf.entries.has(key) ? 'replaced' : 'added'].push({ kind, name });
      await queue.save(shelf, key, value);
      announce(shelf, key, 'restore');
    }
  }
  return { kind: 'restored', report };
}
