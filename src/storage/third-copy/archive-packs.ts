import type { StorageContext } from '../context/storage-context.ts';
import { isMirroredKind, PACK_KINDS, type PackKind } from '../kinds.ts';
import { listIndex } from '../primary/database.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { readNow } from '../primary/read-now.ts';
import { readEnvelope, readStored, revOf } from '../records/record.ts';
import { hashOf } from '../snapshots/compressed-text.ts';
import { withSnapshot } from '../snapshots/snapshots.ts';
import type { Archive, ArchivedCount } from './archive.ts';
import type { StoredRevision } from './third-copy-client.ts';

/** Of a pack in the archive: `{kind}/{revision}-{hash of its name}`. */
interface ArchivedPack {
  readonly kind: PackKind;
  readonly file: string;
  readonly rev: number;
  readonly hash: string;
}

function parseFileName(kind: PackKind, file: string): readonly ArchivedPack[] {
  const [, rev, hash] = /^(\d{1,16})-(.+)$/.exec(file) ?? [];
  return hash === undefined ? [] : [{ kind, file, rev: Number(rev), hash }];
}

async function listArchived(archive: Archive, kind: PackKind): Promise<readonly ArchivedPack[]> {
  return (await archive.list(kind)).flatMap((file) => parseFileName(kind, file));
}

/** Archives a pack that was stored, and drops its earlier versions; of one that was deleted, all of them. */
export async function archivePack(
  { environment }: StorageContext,
  archive: Archive,
  { kind, key, record }: StoredRevision,
): Promise<void> {
  if (isMirroredKind(kind)) return;
  const hash = await hashOf(environment, key);
  const file = `${record.rev}-${hash}`;
  if (record.data !== null) await archive.write(`${kind}/${file}`, { json: { key, record } });
  for (const earlier of await listArchived(archive, kind)) {
    const isOfSameName = earlier.hash === hash && earlier.file !== file && earlier.rev <= record.rev;
    if (isOfSameName) await archive.remove(`${kind}/${earlier.file}`);
  }
}

/** An archived pack as it was stored, of any version of the app; undefined where the file is damaged. */
async function readFile(
  archive: Archive,
  { kind, file, rev }: ArchivedPack,
): Promise<StoredRevision | undefined> {
  const archived = await archive.read(`${kind}/${file}`).catch(() => undefined);
  const { key, record } = (archived?.json ?? {}) as Partial<Record<string, unknown>>;
  const read = readEnvelope(record);
  const isWhole = typeof key === 'string' && read.ok && read.value.rev === rev;
  return isWhole ? { kind, key, record: read.value } : undefined;
}

/** The record of an archived pack; undefined where it is damaged, or a newer version of the app wrote it. */
async function readArchived(
  { namings }: StorageContext,
  archive: Archive,
  pack: ArchivedPack,
): Promise<StoredRevision | undefined> {
  const read = await readFile(archive, pack);
  return read && readStored(namings[pack.kind].codec, read.record).state === 'live' ? read : undefined;
}

/** Every archived pack whose file is whole. */
export async function readArchivedPacks(archive: Archive): Promise<readonly StoredRevision[]> {
  const packs: StoredRevision[] = [];
  for (const kind of PACK_KINDS) {
    for (const archived of await listArchived(archive, kind)) {
      const pack = await readFile(archive, archived);
      if (pack) packs.push(pack);
    }
  }
  return packs;
}

/**
 * Puts an archived pack in the place of what is older, absent or cannot be read, after a snapshot. Gives
 * whether it did.
 */
async function restorePack(
  context: StorageContext,
  kind: PackKind,
  { key, record }: StoredRevision,
): Promise<boolean> {
  const { codec } = context.namings[kind];
  const stores = [kind, 'quarantine', 'meta'] as const;
  const done = await withSnapshot(
    context,
    `Before restoring the pack ${key}`,
    stores,
    async (transaction) => {
      const stored = await readNow(transaction, kind, codec, key);
      if (stored.state === 'newer') return undefined;
      const isReadable = stored.state === 'live' || stored.state === 'removed';
      if (isReadable && stored.record.rev >= record.rev) return undefined;
      if (stored.state === 'unreadable')
        await putQuarantined(transaction, [
          toQuarantined(kind, key, 'indexedDB', stored, context.environment.now()),
        ]);
      const restored = { ...record, rev: Math.max(record.rev, revOf(stored) + (isReadable ? 0 : 1)) };
      await transaction.objectStore(kind).put(restored, key);
      return restored;
    },
  );
  if (!done.ok || !done.value) return false;
  context.thirdCopy.note(kind, key, done.value);
  return true;
}

interface StoredPacks {
  /** By the hash of the name. */
  readonly byHash: ReadonlyMap<string, { readonly key: string; readonly rev: number }>;
  /** The names of those that are not deleted. */
  readonly live: ReadonlySet<string>;
}

async function listStored(context: StorageContext, kind: PackKind): Promise<StoredPacks | undefined> {
  const listed = await context.database.read([kind], async (transaction) => {
    const packs = transaction.objectStore(kind);
    return {
      revisions: await listIndex(packs.index('rev')),
      live: new Set((await listIndex(packs.index('version'))).map(({ key }) => key)),
    };
  });
  if (!listed.ok) return undefined;
  const { revisions, live } = listed.value;
  const byHash = new Map<string, { key: string; rev: number }>();
  for (const { key, at } of revisions)
    byHash.set(await hashOf(context.environment, key), { key, rev: Number(at) });
  return { byHash, live };
}

/** Undefined where IndexedDB does not answer. */
export async function countArchivedPacks(
  context: StorageContext,
  archive: Archive,
): Promise<ArchivedCount | undefined> {
  let [archived, missing] = [0, 0];
  for (const kind of PACK_KINDS) {
    const files = new Set((await listArchived(archive, kind)).map(({ file }) => file));
    const stored = await listStored(context, kind);
    if (!stored) return undefined;
    archived += files.size;
    for (const [hash, { key, rev }] of stored.byHash)
      if (stored.live.has(key) && !files.has(`${rev}-${hash}`)) missing += 1;
  }
  return { archived, missing };
}

/**
 * Restores the packs that IndexedDB has lost, and archives those that are not archived. Returns the names of
 * the restored ones.
 */
export async function reconcilePacks(context: StorageContext, archive: Archive): Promise<readonly string[]> {
  const names: string[] = [];
  for (const kind of PACK_KINDS) {
    // First the archive: what is stored is never older than it.
    const archived = await listArchived(archive, kind);
    const stored = await listStored(context, kind);
    if (!stored) continue;
    for (const pack of archived) {
      if ((stored.byHash.get(pack.hash)?.rev ?? 0) >= pack.rev) continue;
      const read = await readArchived(context, archive, pack);
      if (read && (await restorePack(context, kind, read))) names.push(read.key);
    }
    await archiveMissing(context, archive, kind, stored, archived);
  }
  return names;
}

/** Archives what an earlier version of Tabard has stored, or what the archive had no room for. */
async function archiveMissing(
  context: StorageContext,
  archive: Archive,
  kind: PackKind,
  { byHash }: StoredPacks,
  archived: readonly ArchivedPack[],
): Promise<void> {
  const files = new Set(archived.map(({ file }) => file));
  for (const [hash, { key, rev }] of byHash) {
    if (files.has(`${rev}-${hash}`)) continue;
    const stored = await context.database.read([kind], (transaction) =>
      transaction.objectStore(kind).get(key),
    );
    const reading = readStored(context.namings[kind].codec, stored.ok ? stored.value : undefined);
    const isDeleted = reading.state === 'removed' && archived.some((pack) => pack.hash === hash);
    if (reading.state === 'live' || isDeleted)
      await archivePack(context, archive, { kind, key, record: reading.record });
  }
}

/** Restores one pack that cannot be read, or is not there. */
export async function restoreArchivedPack(
  context: StorageContext,
  archive: Archive,
  kind: PackKind,
  key: string,
): Promise<void> {
  const hash = await hashOf(context.environment, key);
  const versions = (await listArchived(archive, kind)).filter((pack) => pack.hash === hash);
  for (const version of versions.sort((one, other) => other.rev - one.rev)) {
    const read = await readArchived(context, archive, version);
    if (read && (await restorePack(context, kind, read))) return;
  }
}
