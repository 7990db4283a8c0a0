import { MIRRORED_KINDS, type MirroredKind } from '../mirror/mirror.ts';
import type { PackCollection } from '../packs/stored-packs.ts';
import { listIndex, requested, revIndex } from '../primary/database.ts';
import { readStored, revOf } from '../records/record.ts';
import { schemasOf } from '../recovery/startup.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { isWritable, markOutdated, type StorageContext } from '../saving/storage-context.ts';
import { applyRemote } from '../saving/writer.ts';
import type { TabMessage } from './channel.ts';

/** Reads again what another tab has saved, unless this tab has changes of its own: those find out when they are saved. */
export async function refresh(
  context: StorageContext,
  queue: SaveQueue,
  kind: MirroredKind,
  keys: readonly string[],
): Promise<void> {
  const collection = context.collections[kind];
  const stored = await context.database.run([kind], 'readonly', (transaction) => {
    const store = transaction.objectStore(kind);
    return Promise.all(
      keys.map(async (key) => ({ key, stored: (await requested(store.get(key))) as unknown })),
    );
  });
  for (const { key, stored: found } of stored.ok ? stored.value : []) {
    const reading = readStored(collection.naming.codec, found);
    const isNews = revOf(reading) > (collection.revs.get(key) ?? 0);
    if (!isNews || queue.isBusy(collection, key)) continue;
    if (reading.state === 'newer') markOutdated(context);
    else applyRemote(collection, key, reading);
  }
}

/** A tab that was frozen has not heard what the others said. */
async function refreshAll(context: StorageContext, queue: SaveQueue): Promise<void> {
  for (const kind of MIRRORED_KINDS) {
    const { revs } = context.collections[kind];
    const listed = await context.database.run([kind], 'readonly', (transaction) =>
      listIndex(transaction.objectStore(kind).index(revIndex)),
    );
    const news = (listed.ok ? listed.value : []).filter(({ key, at }) => Number(at) > (revs.get(key) ?? 0));
    if (news.length > 0) {
      await refresh(
        context,
        queue,
        kind,
        news.map(({ key }) => key),
      );
    }
  }
}

/** Keeps this tab in step with the others. */
export function followTabs(context: StorageContext, queue: SaveQueue, packs: PackCollection): () => void {
  const schemas = schemasOf(context);

  function hear(message: TabMessage): void {
    if (!isWritable(context)) return;
    if (message.type === 'hello') {
      const newer = Object.entries(schemas).some(([kind, schema]) => {
        const theirs: unknown = message.schemas[kind as keyof typeof schemas];
        return typeof theirs === 'number' && theirs > schema;
      });
      if (newer) markOutdated(context);
    }
    if (message.type !== 'changed') return;
    if (message.things.some(({ kind, schema }) => schema > schemas[kind])) {
      markOutdated(context);
      return;
    }
    if (message.things.some(({ kind }) => kind === 'packs')) packs.announce('elsewhere');
    for (const kind of MIRRORED_KINDS) {
      const { revs } = context.collections[kind];
      const news = message.things.filter(
        (thing) => thing.kind === kind && thing.rev > (revs.get(thing.key) ?? 0),
      );
      if (news.length > 0) {
        void refresh(
          context,
          queue,
          kind,
          news.map(({ key }) => key),
        );
      }
    }
  }

  const stops = [
    context.channel.listen(hear),
    context.environment.page.onShow(() => {
      if (isWritable(context)) void refreshAll(context, queue);
    }),
  ];
  context.channel.post({ type: 'hello', schemas });
  return () => {
    for (const stop of stops) stop();
  };
}
