import { type CopiedKind, copiedKinds } from '../mirror/mirror.ts';
import type { PackShelf } from '../packs/pack-collection.ts';
import { listIndex, requested, revIndex } from '../primary/database.ts';
import { readStored, revOf } from '../records/record.ts';
import { schemasOf } from '../recovery/startup.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { becomeOlder, isWritable, type Vault } from '../saving/storage-context.ts';
import { takeIn } from '../saving/writer.ts';
import type { TabMessage } from './channel.ts';

/** Reads again what another tab has saved, unless this tab has changes of its own: those find out when they are saved. */
export async function refresh(
  vault: Vault,
  queue: SaveQueue,
  kind: CopiedKind,
  keys: readonly string[],
): Promise<void> {
  const shelf = vault.shelves[kind];
  const stored = await vault.database.run([kind], 'readonly', (transaction) => {
    const store = transaction.objectStore(kind);
    return Promise.all(
      keys.map(async (key) => ({ key, stored: (await requested(store.get(key))) as unknown })),
    );
  });
  for (const { key, stored: found } of stored.ok ? stored.value : []) {
    const reading = readStored(shelf.naming.codec, found);
    const isNews = revOf(reading) > (shelf.revs.get(key) ?? 0);
    if (!isNews || queue.busy(shelf, key)) continue;
    if (reading.state === 'newer') becomeOlder(vault);
    else takeIn(shelf, key, reading);
  }
}

/** A tab that was frozen has not heard what the others said. */
async function refreshAll(vault: Vault, queue: SaveQueue): Promise<void> {
  for (const kind of copiedKinds) {
    const { revs } = vault.shelves[kind];
    const listed = await vault.database.run([kind], 'readonly', (transaction) =>
      listIndex(transaction.objectStore(kind).index(revIndex)),
    );
    const news = (listed.ok ? listed.value : []).filter(({ key, at }) => Number(at) > (revs.get(key) ?? 0));
    if (news.length > 0) {
      await refresh(
        vault,
        queue,
        kind,
        news.map(({ key }) => key),
      );
    }
  }
}

/** Keeps this tab in step with the others. */
export function keepInStep(vault: Vault, queue: SaveQueue, packs: PackShelf): () => void {
  const schemas = schemasOf(vault);

  function hear(message: TabMessage): void {
    if (!isWritable(vault)) return;
    if (message.type === 'hello') {
      const newer = Object.entries(schemas).some(([kind, schema]) => {
        const theirs: unknown = message.schemas[kind as keyof typeof schemas];
        return typeof theirs === 'number' && theirs > schema;
      });
      if (newer) becomeOlder(vault);
    }
    if (message.type !== 'changed') return;
    if (message.things.some(({ kind, schema }) => schema > schemas[kind])) {
      becomeOlder(vault);
      return;
    }
    if (message.things.some(({ kind }) => kind === 'packs')) packs.announce('elsewhere');
    for (const kind of copiedKinds) {
      const { revs } = vault.shelves[kind];
      const news = message.things.filter(
        (thing) => thing.kind === kind && thing.rev > (revs.get(thing.key) ?? 0),
      );
      if (news.length > 0) {
        void refresh(
          vault,
          queue,
          kind,
          news.map(({ key }) => key),
        );
      }
    }
  }

  const stops = [
    vault.channel.listen(hear),
    vault.environment.page.onShow(() => {
      if (isWritable(vault)) void refreshAll(vault, queue);
    }),
  ];
  vault.channel.post({ type: 'hello', schemas });
  return () => {
    for (const stop of stops) stop();
  };
}
