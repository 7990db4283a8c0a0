import { applyRemote, movedKey } from '../context/collection-state.ts';
import { isWritable, markOutdated, type StorageContext, schemasOf } from '../context/storage-context.ts';
import type { ChangedRecord, TabMessage } from '../context/tab-channel.ts';
import { MIRRORED_KINDS, type MirroredKind, PACK_KINDS, RECORD_KINDS } from '../kinds.ts';
import { loadOnDemand } from '../on-demand.ts';
import type { PackCollections } from '../packs/stored-packs.ts';
import { listIndex } from '../primary/database.ts';
import { readNow } from '../primary/read-now.ts';
import { revOf } from '../records/record.ts';
import type { SaveQueue } from '../saving/save-queue.ts';

/**
 * Reads records again that another tab has saved. Skips records with unsaved changes of this tab until they
 * are saved. `former`: the keys from which renames have led here; damaged records may lead in a circle.
 * @returns where the last of them is now, as far as renames lead
 */
export async function refresh(
  context: StorageContext,
  queue: SaveQueue,
  kind: MirroredKind,
  keys: readonly string[],
  former: readonly string[] = [],
): Promise<string | undefined> {
  let end: string | undefined;
  if (keys.length === 0) return end;
  const collection = context.collections[kind];
  const { codec } = collection.naming;
  const read = await context.database.read([kind, 'meta'], (transaction) =>
    Promise.all(keys.map(async (key) => ({ key, reading: await readNow(transaction, kind, codec, key) }))),
  );
  for (const { key, reading } of read.ok ? read.value : []) {
    end = movedKey(collection, key, reading);
    // Whoever hears of the rename finds the record under its new name.
    if (end !== undefined && !former.includes(end) && !collection.entries.has(end))
      end = (await refresh(context, queue, kind, [end], [...former, key])) ?? end;
    const isNews = revOf(reading) > (collection.revs.get(key) ?? 0);
    if (!isNews || queue.isBusy(collection, key)) continue;
    if (reading.state === 'newer') markOutdated(context);
    else applyRemote(collection, key, reading, end);
  }
  return end;
}

/** Reads the changes that this tab missed while it was frozen. */
async function refreshAll(context: StorageContext, queue: SaveQueue): Promise<void> {
  for (const kind of MIRRORED_KINDS) {
    const { revs } = context.collections[kind];
    const listed = await context.database.read([kind], (transaction) =>
      listIndex(transaction.objectStore(kind).index('rev')),
    );
    const news = (listed.ok ? listed.value : []).filter(({ key, at }) => Number(at) > (revs.get(key) ?? 0));
    const keys = news.map(({ key }) => key);
    await refresh(context, queue, kind, keys);
  }
}

/**
 * Keeps the entries of this tab up to date with changes of other tabs, and stops it from overwriting a newer
 * schema.
 */
export function followTabs(context: StorageContext, queue: SaveQueue, packs: PackCollections): () => void {
  const schemas = schemasOf(context);

  function isNewer(theirs: Partial<Record<string, unknown>>): boolean {
    return RECORD_KINDS.some((kind) => {
      const schema = theirs[kind];
      return typeof schema === 'number' && schema > schemas[kind];
    });
  }

  /** Any page of the origin can post that there is a newer version: only the database is believed. */
  async function meetsNewer(): Promise<boolean> {
    const announced = await (await loadOnDemand())?.readAnnounced(context);
    if (!announced || !isNewer(announced)) return false;
    markOutdated(context);
    return true;
  }

  async function applyChanges(changes: readonly ChangedRecord[]): Promise<void> {
    if (changes.some(({ kind, schema }) => schema > schemas[kind]) && (await meetsNewer())) return;
    for (const kind of PACK_KINDS) {
      if (changes.some((change) => change.kind === kind)) packs[kind].announce('elsewhere');
    }
    for (const kind of MIRRORED_KINDS) {
      const { revs } = context.collections[kind];
      const news = changes.filter(
        (change) => change.kind === kind && change.rev > (revs.get(change.key) ?? 0),
      );
      const keys = news.map(({ key }) => key);
      void refresh(context, queue, kind, keys);
    }
  }

  function handle(message: TabMessage): void {
    if (!isWritable(context)) return;
    if (message.type === 'hello' && isNewer(message.schemas)) void meetsNewer();
    if (message.type === 'changed') void applyChanges(message.things);
  }

  const stops = [
    context.channel.listen(handle),
    context.environment.page.onShow(() => {
      if (isWritable(context)) void refreshAll(context, queue);
    }),
  ];
  context.channel.post({ type: 'hello', schemas });
  return () => {
    for (const stop of stops) stop();
  };
}
