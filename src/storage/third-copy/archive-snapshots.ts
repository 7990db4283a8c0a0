import type { StorageContext } from '../context/storage-context.ts';
import type { CompressedText, Manifest } from '../primary/schema.ts';
import { readManifest } from '../snapshots/manifest.ts';
import type { Archive, Archived, ArchivedCount } from './archive.ts';

const SNAPSHOTS = 'snapshots';
const CONTENTS = 'contents';

interface ListedSnapshots {
  readonly manifests: ReadonlyMap<number, Manifest>;
  readonly hashes: ReadonlySet<unknown>;
}

/** Of a snapshot in the archive: `{id}-{time}`. */
const fileName = (id: number, { at }: Manifest): string => `${id}-${at}`;
const idOf = (file: string): number => Number.parseInt(file, 10);

async function listStored({ database }: StorageContext): Promise<ListedSnapshots> {
  const listed = await database.read([SNAPSHOTS, CONTENTS], async (transaction) => {
    const store = transaction.objectStore(SNAPSHOTS);
    const [ids, values, hashes] = await Promise.all([
      store.getAllKeys(),
      store.getAll(),
      transaction.objectStore(CONTENTS).getAllKeys(),
    ]);
    const manifests = new Map<number, Manifest>();
    for (const [index, value] of values.entries()) {
      const manifest = readManifest(value);
      if (manifest) manifests.set(Number(ids[index]), manifest);
    }
    return { manifests, hashes: new Set<unknown>(hashes) };
  });
  if (!listed.ok) throw new Error(listed.problem.message);
  return listed.value;
}

/** Rejects where IndexedDB does not answer. */
export async function countArchivedSnapshots(
  context: StorageContext,
  archive: Archive,
): Promise<ArchivedCount> {
  const files = new Set(await archive.list(SNAPSHOTS));
  const { manifests } = await listStored(context);
  const missing = [...manifests].filter(([id, manifest]) => !files.has(fileName(id, manifest)));
  return { archived: files.size, missing: missing.length };
}

/** In bytes. */
export const sizeOfArchivedSnapshots = async (archive: Archive): Promise<number> =>
  (await archive.size(SNAPSHOTS)) + (await archive.size(CONTENTS));

const asArchived = ({ bytes, text }: CompressedText): Archived => ({ json: { text }, bytes });

function asCompressed({ json, bytes }: Archived): CompressedText {
  const { text } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (bytes) return { bytes };
  return typeof text === 'string' ? { text } : {};
}

/** A text of snapshots, by its hash. */
export async function readArchivedText(archive: Archive, hash: string): Promise<CompressedText | undefined> {
  const archived = await archive.read(`${CONTENTS}/${hash}`);
  return archived && asCompressed(archived);
}

async function readArchivedManifest(archive: Archive, file: string): Promise<Manifest | undefined> {
  return readManifest((await archive.read(`${SNAPSHOTS}/${file}`))?.json);
}

/** The texts first: a manifest in the archive is whole. */
async function archiveOne(
  { database }: StorageContext,
  archive: Archive,
  file: string,
  manifest: Manifest,
  texts: Set<string>,
): Promise<void> {
  for (const { hash } of manifest.entries) {
    if (texts.has(hash)) continue;
    const content = await database.read([CONTENTS], (transaction) =>
      transaction.objectStore(CONTENTS).get(hash),
    );
    if (content.ok && content.value) await archive.write(`${CONTENTS}/${hash}`, asArchived(content.value));
    texts.add(hash);
  }
  await archive.write(`${SNAPSHOTS}/${file}`, { json: manifest });
}

/** Drops the texts that no snapshot refers to, archived or stored. */
async function dropTexts(
  archive: Archive,
  texts: ReadonlySet<string>,
  manifests: Iterable<Manifest | undefined>,
): Promise<void> {
  const wanted = new Set(
    [...manifests].flatMap((manifest) => manifest?.entries.map(({ hash }) => hash) ?? []),
  );
  for (const hash of texts) if (!wanted.has(hash)) await archive.remove(`${CONTENTS}/${hash}`);
}

/**
 * Archives the snapshots that are stored, and drops the deleted ones. One that is archived and not stored is
 * else left alone: IndexedDB has lost it.
 */
export async function archiveSnapshots(
  context: StorageContext,
  archive: Archive,
  deletedIds: readonly number[],
): Promise<void> {
  const files = new Set(await archive.list(SNAPSHOTS));
  const texts = new Set(await archive.list(CONTENTS));
  const { manifests } = await listStored(context);
  for (const [id, manifest] of manifests) {
    const file = fileName(id, manifest);
    if (!files.delete(file)) await archiveOne(context, archive, file, manifest, texts);
  }
  if (deletedIds.length === 0) return;
  const others: (Manifest | undefined)[] = [];
  for (const file of files) {
    if (deletedIds.includes(idOf(file))) await archive.remove(`${SNAPSHOTS}/${file}`);
    else others.push(await readArchivedManifest(archive, file));
  }
  await dropTexts(archive, texts, [...manifests.values(), ...others]);
}

/**
 * Puts a snapshot back under its id, or under a new one where that is taken. Gives whether it did: not
 * without all of its texts, which another tab may just have deleted with it.
 */
async function restoreSnapshot(
  { database }: StorageContext,
  id: number,
  manifest: Manifest,
  contents: ReadonlyMap<string, CompressedText>,
): Promise<boolean> {
  const done = await database.write([SNAPSHOTS, CONTENTS], async (transaction) => {
    const texts = transaction.objectStore(CONTENTS);
    const snapshots = transaction.objectStore(SNAPSHOTS);
    const stored = new Set<unknown>(await texts.getAllKeys());
    if (!manifest.entries.every(({ hash }) => stored.has(hash) || contents.has(hash))) return false;
    const isTaken = readManifest(await snapshots.get(id)) !== undefined;
    for (const [hash, content] of contents) await texts.put(content, hash);
    if (isTaken) await snapshots.add(manifest);
    else await snapshots.put(manifest, id);
    return true;
  });
  if (!done.ok) throw new Error(done.problem.message);
  return done.value;
}

/** The archived texts of a snapshot that IndexedDB does not have. */
async function readLostTexts(
  archive: Archive,
  { entries }: Manifest,
  stored: ReadonlySet<unknown>,
): Promise<ReadonlyMap<string, CompressedText>> {
  const texts = new Map<string, CompressedText>();
  for (const { hash } of entries) {
    const text = stored.has(hash) ? undefined : await readArchivedText(archive, hash);
    if (text) texts.set(hash, text);
  }
  return texts;
}

/** Restores the snapshots that IndexedDB has lost, if whole. Returns how many. */
export async function restoreSnapshots(context: StorageContext, archive: Archive): Promise<number> {
  const { manifests, hashes } = await listStored(context);
  const known = new Set([...manifests].map(([id, manifest]) => fileName(id, manifest)));
  const lost = (await archive.list(SNAPSHOTS)).filter((file) => !known.has(file) && idOf(file) > 0);
  let restored = 0;
  for (const file of lost) {
    const manifest = await readArchivedManifest(archive, file);
    if (!manifest) continue;
    const id = idOf(file);
    const texts = await readLostTexts(archive, manifest, hashes);
    if (!(await restoreSnapshot(context, id, manifest, texts))) continue;
    if (manifests.has(id)) await archive.remove(`${SNAPSHOTS}/${file}`);
    restored += 1;
  }
  return restored;
}
