import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { ChangedBy, PackEntry, Remembered, RemoveOutcome, SaveOutcome, StorageProblem } from '../api.ts';
import type { PackCodec } from '../codec.ts';
import { isWritable, markOutdated, type StorageContext } from '../context/storage-context.ts';
import type { PackKind } from '../kinds.ts';
import { loadOnDemand } from '../on-demand.ts';
import { listIndex } from '../primary/database.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { storageProblem } from '../records/problem.ts';
import { readEnvelope, readStored } from '../records/record.ts';
import type { PackCollection, UnsavedPack } from './stored-packs.ts';
import type { WrittenPack } from './write-packs.ts';

/** From this length a worker gets the text of a pack by itself: it takes the page some 10 ms per million. */
const LARGE = 1_000_000;

const LARGE_PACKS = 'largePacks';

export function createPackCollection(
  context: StorageContext,
  kind: PackKind,
  codec: PackCodec<unknown>,
  remembered: Remembered,
  onState: () => void,
): PackCollection {
  const listeners = new Set<(by: ChangedBy) => void>();
  /** Packs that could not be stored; they exist only in this tab. */
  const unsaved = new Map<string, UnsavedPack>();

  function announce(by: ChangedBy): void {
    for (const listener of [...listeners]) listener(by);
  }

  function postChange({ name, record }: WrittenPack): void {
    const { rev, schema } = record;
    context.thirdCopy.note(kind, name, record);
    context.channel.post({ type: 'changed', things: [{ kind, key: name, rev, schema }] });
  }

  async function listStored(): Promise<readonly PackEntry[]> {
    await context.thirdCopy.ready();
    const listed = await context.database.read([kind], async (transaction) => {
      const packs = transaction.objectStore(kind);
      const indexed = await listIndex(packs.index('version'));
      const names = new Set(indexed.map(({ key }) => key));
      const otherKeys = (await packs.getAllKeys()).filter((key) => !names.has(String(key)));
      const others: { name: string; stored: unknown }[] = [];
      for (const key of otherKeys) others.push({ name: String(key), stored: await packs.get(key) });
      return { indexed, others };
    });
    if (!listed.ok) return [];
    for (const { name, stored } of listed.value.others) {
      const reading = readStored(codec, stored);
      if (reading.state === 'unreadable') await quarantine(name, reading);
    }
    return listed.value.indexed.map(({ key, at }) => {
      const [version, savedAt] = at as [number, number];
      return { name: key, version, savedAt };
    });
  }

  async function quarantine(name: string, unreadable: { raw: string; reason: string }): Promise<void> {
    if (!isWritable(context)) return;
    const record = toQuarantined(kind, name, 'indexedDB', unreadable, context.environment.now());
    await context.database.write(['quarantine'], async (transaction) =>
      putQuarantined(transaction, [record]),
    );
  }

  const readStoredPack = (name: string): Promise<Result<unknown, StorageProblem>> =>
    context.database.read([kind], (transaction) => transaction.objectStore(kind).get(name));

  /** Restores a pack from the third copy, if that has it. */
  async function restore(name: string): Promise<void> {
    const connection = isWritable(context) ? await context.thirdCopy.connection() : undefined;
    await connection?.restorePack(kind, name);
  }

  async function readOnce(name: string): Promise<Result<unknown, 'missing' | 'unreadable' | 'failed'>> {
    const stored = await readStoredPack(name);
    if (!stored.ok) return fail('failed');
    const reading = readStored(codec, stored.value);
    if (reading.state === 'live') return ok(reading.value);
    if (reading.state === 'absent' || reading.state === 'removed') return fail('missing');
    await quarantine(name, reading);
    return fail('unreadable');
  }

  function largePacks(): readonly unknown[] {
    const names = remembered.read(LARGE_PACKS);
    return Array.isArray(names) ? names : [];
  }

  /** Its length shows only where it is read: it is remembered for the next start. */
  function rememberLength(name: string, { length }: string): void {
    const before = largePacks();
    if (before.includes(name) === length > LARGE) return;
    const others = before.filter((each) => each !== name);
    remembered.write(LARGE_PACKS, length > LARGE ? [...others, name] : others);
  }

  function keepUnsaved(pack: unknown, problem: StorageProblem): SaveOutcome {
    const name = codec.nameOf(pack);
    unsaved.set(name, { kind, name, pack, savedAt: context.environment.now(), problem });
    onState();
    announce('here');
    return { kind: 'unsaved', problem };
  }

  async function store(pack: unknown): Promise<SaveOutcome> {
    const { mode } = context.status.current();
    if (mode !== 'stored') return keepUnsaved(pack, storageProblem(mode));
    const done = (await loadOnDemand())?.storePack(context, kind, codec, pack);
    const stored = (await done) ?? fail(storageProblem('failed'));
    if (!stored.ok) return keepUnsaved(pack, stored.problem);
    if (!stored.value) {
      markOutdated(context);
      return keepUnsaved(pack, storageProblem('outdated'));
    }
    unsaved.delete(stored.value.name);
    postChange(stored.value);
    await context.thirdCopy.settled();
    onState();
    announce('here');
    return { kind: 'saved' };
  }

  async function removeStored(wanted: readonly string[]): Promise<Result<readonly string[], StorageProblem>> {
    const stored = new Set((await listStored()).map(({ name }) => name));
    const names = wanted.filter((name) => stored.has(name));
    const done = (await loadOnDemand())?.removePacks(context, kind, codec, names);
    const removed = (await done) ?? fail(storageProblem('failed'));
    if (!removed.ok) return removed;
    for (const pack of removed.value) postChange(pack);
    await context.thirdCopy.settled();
    return ok(removed.value.map(({ name }) => name));
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
      const kept = unsaved.get(name);
      if (kept) return ok(kept.pack);
      const read = await readOnce(name);
      if (read.ok || read.problem === 'failed') return read;
      // The start may restore it first: then this does not, and finds it all the same.
      await restore(name);
      return readOnce(name);
    },
    async readText(name) {
      const kept = unsaved.get(name);
      if (kept) return codec.serialize(kept.pack);
      const stored = await readStoredPack(name);
      const record = stored.ok ? readEnvelope(stored.value) : stored;
      if (!record.ok || record.value.schema > codec.schema) return undefined;
      const text = record.value.data ?? undefined;
      if (text !== undefined) rememberLength(name, text);
      return text;
    },
    addressOf(name) {
      // A worker has the browser's own database.
      const canRead = context.environment.indexedDB === globalThis.indexedDB && !unsaved.has(name);
      if (!canRead || !largePacks().includes(name)) return undefined;
      return { database: context.environment.namespace, store: kind, name, schema: codec.schema };
    },
    store,
    async remove(names): Promise<RemoveOutcome> {
      const { mode } = context.status.current();
      if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
      const kept = names.filter((name) => unsaved.has(name));
      const stored = mode === 'stored' ? await removeStored(names) : ok([]);
      if (!stored.ok) return { kind: 'failed', problem: stored.problem };
      for (const name of kept) unsaved.delete(name);
      const removed = [...new Set([...kept, ...stored.value])];
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
