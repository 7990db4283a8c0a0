import { ok } from '../core/lib/result.ts';
import { requested } from './database.ts';
import { storageProblem } from './problem.ts';
import { readStored, readText, revOf, type StoredRecord } from './record.ts';
import { copiedKinds } from './second-copy.ts';
import { putAside, toSetAside } from './set-aside.ts';
import { announce, place } from './shelf.ts';
import { placeOf, snapshotKinds, withSnapshot } from './snapshots.ts';
import type {
  Codec,
  RecordKind,
  RestoreOutcome,
  RestoreReport,
  SetAside,
  ThingName,
} from './storage.ts';
import type { Stores } from './stores.ts';
import type { Vault } from './vault.ts';

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

interface Put {
  readonly thing: ReadThing;
  readonly record: StoredRecord;
}

/** Brings everything back in one transaction, after a snapshot of now in the same. Adds and replaces, never removes. */
export async function restoreThings(vault: Vault, stores: Stores, request: RestoreRequest): Promise<RestoreOutcome> {
  const { mode } = vault.status.current();
  if (mode === 'older') return { kind: 'failed', problem: storageProblem('older') };
  await stores.queue.flush();

  const readable = new Map<string, ReadThing>();
  const aside = [...request.setAside];
  const unreadable: ThingName[] = [];
  for (const thing of request.things) {
    const read = readThing(vault, thing);
    if (typeof read !== 'string') readable.set(placeOf(read), read);
    else {
      unreadable.push({ kind: thing.kind, name: thing.name });
      aside.push(
        toSetAside(thing.kind, thing.key, 'backup', { raw: thing.data, reason: read }, vault.environment.now()),
      );
    }
  }
  const things = [...readable.values()];
  if (mode === 'memory') return restoreInMemory(stores, things, unreadable);

  const done = await withSnapshot(vault, request.reason, [...snapshotKinds, 'quarantine'], async (transaction, before) => {
    const puts: Put[] = [];
    const names: Record<'added' | 'replaced' | 'unchanged', ThingName[]> = { added: [], replaced: [], unchanged: [] };
    for (const thing of things) {
      const { kind, key, name, data, savedAt, version } = thing;
      const codec = codecOf(vault, kind);
      const stored: unknown = await requested(transaction.objectStore(kind).get(key));
      const there = kind === 'packs' ? readStored(textCodec(codec), stored) : readStored(codec, stored);
      if (there.state === 'unreadable' || there.state === 'newer') {
        putAside(transaction, [toSetAside(kind, key, 'indexedDB', there, vault.environment.now())]);
      }
      if (there.state === 'live' && there.record.data === data) {
        names.unchanged.push({ kind, name });
        puts.push({ thing, record: there.record });
        continue;
      }
      const rev = revOf(there) + 1;
      const record = { rev, schema: thing.schema, savedAt, data, ...(version === undefined ? {} : { version }) };
      transaction.objectStore(kind).put(record, key);
      puts.push({ thing, record });
      names[there.state === 'live' ? 'replaced' : 'added'].push({ kind, name });
    }
    putAside(transaction, aside);
    const kept = before.entries.filter((entry) => !readable.has(placeOf(entry)));
    return { puts, names, kept: kept.map(({ kind, name }) => ({ kind, name })) };
  });
  if (!done.ok) return { kind: 'failed', problem: done.problem };

  const { puts, names, kept } = done.value;
  takeInRestored(vault, puts);
  const report: RestoreReport = { ...names, kept: request.reportKept ? kept : [], setAside: unreadable };
  return { kind: 'restored', report };
}

/** Packs are compared as text: reading one only to replace it would take long. */
function textCodec(codec: Codec<unknown>): Codec<unknown> {
  return { schema: codec.schema, parse: ok, print: String };
}

function takeInRestored(vault: Vault, puts: readonly Put[]): void {
  for (const kind of copiedKinds) {
    const shelf = vault.shelves[kind];
    for (const { thing, record } of puts) {
      if (thing.kind !== kind) continue;
      place(shelf, thing.key, record, thing.value);
      vault.second.copy(kind, thing.key, record);
      announce(shelf, thing.key, 'restore');
    }
  }
  vault.status.secondCopy(vault.second.state());
  const things = puts.map(({ thing: { kind, key }, record: { rev, schema } }) => ({ kind, key, rev, schema }));
  vault.channel.post({ type: 'changed', things });
}

async function restoreInMemory(
  stores: Stores,
  things: readonly ReadThing[],
  setAside: readonly ThingName[],
): Promise<RestoreOutcome> {
  for (const thing of things) await stores.keep(thing.kind, thing.key, thing.value);
  const added = things.map(({ kind, name }) => ({ kind, name }));
  return { kind: 'restored', report: { added, replaced: [], unchanged: [], kept: [], setAside } };
}
