import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { ChangedBy, PackEntry, RemoveOutcome, SaveOutcome, StorageProblem } from '../api.ts';
import { listIndex, requested, versionIndex } from '../primary/database.ts';
import { readNow } from '../primary/write-record.ts';
import { storageProblem } from '../records/problem.ts';
import { readEnvelope, readStored, revOf, type StoredRecord } from '../records/record.ts';
import { putQuarantined, toQuarantined } from '../recovery/quarantine.ts';
import { isWritable, markOutdated, type StorageContext } from '../saving/storage-context.ts';
import { withSnapshot } from '../snapshots/with-snapshot.ts';
import type { PackCollection, UnsavedPack } from './stored-packs.ts';

export function createPackCollection(context: StorageContext, onState: () => void): PackCollection {
  const codec = context.packCodec;
  const listeners = new Set<(by: ChangedBy) => void>();
  /** Packs that could not be stored: they live as long as this tab. */
  const unsaved = new Map<string, UnsavedPack>();

  function announce(by: ChangedBy): void {
    for (const listener of [...listeners]) listener(by);
  }

  function tell(name: string, record: StoredRecord): void {
    const { rev, schema } = record;
    context.channel.post({ type: 'changed', things: [{ kind: 'packs', key: name, rev, schema }] });
  }

  async function listStored(): Promise<readonly PackEntry[]> {
    const listed = await context.database.run(['packs'], 'readonly', async (transaction) => {
      const packs = transaction.objectStore('packs');
      const indexed = await listIndex(packs.index(versionIndex));
      const known = new Set(indexed.map(({ key }) => key));
      const others = (await requested(packs.getAllKeys())).filter((key) => !known.has(String(key)));
      const odd: { key: string; stored: unknown }[] = [];
      for (const key of others) odd.push({ key: String(key), stored: await requested(packs.get(key)) });
      return { indexed, odd };
    });
    if (!listed.ok) return [];
    for (const { key, stored } of listed.value.odd) {
      const there = readStored(codec, stored);
      if (there.state === 'unreadable') await setAside(key, there);
    }
    return listed.value.indexed.map(({ key, at }) => {
      const [version, savedAt] = at as [number, number];
      return { name: key, version, savedAt };
    });
  }

  async function setAside(name: string, found: { raw: string; reason: string }): Promise<void> {
    if (!isWritable(context)) return;
    const one = toQuarantined('packs', name, 'indexedDB', found, context.environment.now());
    await context.database.run(['quarantine'], 'readwrite', async (transaction) =>
      putQuarantined(transaction, [one]),
    );
  }

  function keepUnsaved(pack: unknown, problem: StorageProblem): SaveOutcome {
    const name = codec.nameOf(pack);
    unsaved.set(name, { name, pack, savedAt: context.environment.now(), problem });
    onState();
    announce('here');
    return { kind: 'unsaved', problem };
  }

  async function store(pack: unknown): Promise<SaveOutcome> {
    const { mode } = context.status.current();
    if (mode !== 'stored') return keepUnsaved(pack, storageProblem(mode));
    const name = codec.nameOf(pack);
    const now = context.environment.now();
    const data = codec.serialize(pack);
    const version = codec.versionOf(pack);
    const done = await withSnapshot(
      context,
      `Before storing the pack ${name}`,
      ['packs', 'quarantine', 'meta'],
      async (transaction) => {
        const packs = transaction.objectStore('packs');
        const there = await readNow(transaction, 'packs', codec, name);
        if (there.state === 'newer') return undefined;
        if (there.state === 'unreadable')
          putQuarantined(transaction, [toQuarantined('packs', name, 'indexedDB', there, now)]);
        const record: StoredRecord = {
          rev: revOf(there) + 1,
          schema: codec.schema,
          savedAt: now,
          data,
          version,
        };
        packs.put(record, name);
        return record;
      },
    );
    if (!done.ok) return keepUnsaved(pack, done.problem);
    if (!done.value) {
      markOutdated(context);
      return keepUnsaved(pack, storageProblem('outdated'));
    }
    unsaved.delete(name);
    tell(name, done.value);
    onState();
    announce('here');
    return { kind: 'saved' };
  }

  async function removeStored(asked: readonly string[]): Promise<Result<readonly string[], StorageProblem>> {
    const stored = new Set((await listStored()).map(({ name }) => name));
    const names = asked.filter((name) => stored.has(name));
    if (names.length === 0) return ok([]);
    const reason =
      names.length === 1 ? `Before deleting the pack ${names[0]}` : `Before deleting ${names.length} packs`;
    const now = context.environment.now();
    const done = await withSnapshot(context, reason, ['packs'], async (transaction, before) => {
      const packs = transaction.objectStore('packs');
      const removed: { name: string; record: StoredRecord }[] = [];
      for (const { kind, key, rev } of before.entries) {
        if (kind !== 'packs' || !names.includes(key)) continue;
        // Without a version it is in no list.
        removed.push({ name: key, record: { rev: rev + 1, schema: codec.schema, savedAt: now, data: null } });
      }
      for (const { name, record } of removed) packs.put(record, name);
      return removed;
    });
    if (!done.ok) return done;
    for (const { name, record } of done.value) tell(name, record);
    return ok(done.value.map(({ name }) => name));
  }

  return {
    async list() {
      const stored = context.status.current().mode === 'memory' ? [] : await listStored();
      const entries = new Map(stored.map((entry) => [entry.name, entry]));
      for (const { name, pack, savedAt } of unsaved.values()) {
        entries.set(name, { name, version: codec.versionOf(pack), savedAt });
      }
      return [...entries.values()];
    },
    async read(name) {
      const here = unsaved.get(name);
      if (here) return ok(here.pack);
      const stored = await context.database.run(['packs'], 'readonly', (transaction) =>
        requested(transaction.objectStore('packs').get(name)),
      );
      if (!stored.ok) return fail('failed');
      const there = readStored(codec, stored.value);
      if (there.state === 'live') return ok(there.value);
      if (there.state === 'absent' || there.state === 'removed') return fail('missing');
      await setAside(name, there);
      return fail('unreadable');
    },
    async readText(name) {
      const here = unsaved.get(name);
      if (here) return codec.serialize(here.pack);
      const stored = await context.database.run(['packs'], 'readonly', (transaction) =>
        requested(transaction.objectStore('packs').get(name)),
      );
      const record = stored.ok ? readEnvelope(stored.value) : stored;
      return record.ok && record.value.schema <= codec.schema ? (record.value.data ?? undefined) : undefined;
    },
    store,
    async remove(names): Promise<RemoveOutcome> {
      const { mode } = context.status.current();
      if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
      const here = names.filter((name) => unsaved.has(name));
      const stored = mode === 'stored' ? await removeStored(names) : ok([]);
      if (!stored.ok) return { kind: 'failed', problem: stored.problem };
      for (const name of here) unsaved.delete(name);
      const removed = [...new Set([...here, ...stored.value])];
      if (removed.length === 0) return { kind: 'missing' };
      onState();
      announce('here');
      return { kind: 'removed', names: removed };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unsaved: () => [...unsaved.values()],
    async retry() {
      for (const { pack } of [...unsaved.values()]) await store(pack);
    },
    announce,
  };
}
