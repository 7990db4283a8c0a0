import { ok, type Result } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, RecordKind, StorageProblem } from '../api.ts';
import { MIRRORED_KINDS } from '../mirror/mirror.ts';
import { requested } from '../primary/database.ts';
import { readStored } from '../records/record.ts';
import { readQuarantine, toQuarantined } from '../recovery/quarantine.ts';
import type { StorageContext } from '../saving/storage-context.ts';
import { placeOf } from '../snapshots/snapshots.ts';
import type { StorageMeter } from '../storage-meter.ts';
import { backupFileName, readBackup, serializeBackup } from './backup-file.ts';
import { type BackupRecord, restoreRecords, type Savers } from './restore.ts';

interface Everything {
  readonly things: ReadonlyMap<string, BackupRecord>;
  readonly setAside: readonly QuarantinedRecord[];
}

/** Everything as it is stored. */
function readAll(context: StorageContext): Promise<Result<Everything, StorageProblem>> {
  const kinds: readonly RecordKind[] = [...MIRRORED_KINDS, 'packs'];
  return context.database.run([...kinds, 'quarantine'], 'readonly', async (transaction) => {
    const things = new Map<string, BackupRecord>();
    const setAside = new Map<string, QuarantinedRecord>();
    for (const one of await readQuarantine(transaction)) setAside.set(one.id, one);
    for (const kind of kinds) {
      const codec = kind === 'packs' ? context.packCodec : context.collections[kind].naming.codec;
      // Reading a pack takes long, and a text that is none is set aside when it is restored.
      const asText =
        kind === 'packs' ? { schema: codec.schema, parse: ok<string>, serialize: String } : codec;
      const store = transaction.objectStore(kind);
      const [keys, stored] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())]);
      keys.forEach((storedKey, index) => {
        const key = String(storedKey);
        const found = readStored<unknown>(asText, stored[index]);
        if (found.state === 'live') {
          const { schema, savedAt, data } = found.record;
          const name = kind === 'packs' ? key : context.collections[kind].naming.nameOf(found.value);
          things.set(placeOf({ kind, key }), { kind, key, name, schema, savedAt, data });
        } else if (found.state === 'unreadable' || found.state === 'newer') {
          const one = toQuarantined(kind, key, 'indexedDB', found, context.environment.now());
          if (!setAside.has(one.id)) setAside.set(one.id, one);
        }
      });
    }
    return { things, setAside: [...setAside.values()] };
  });
}

/** What this tab has and the authority has not. */
function addUnsaved(
  context: StorageContext,
  { queue, packs }: Savers,
  things: Map<string, BackupRecord>,
): void {
  const savedAt = context.environment.now();
  if (context.status.current().mode === 'memory') {
    for (const kind of MIRRORED_KINDS) {
      const { entries, naming } = context.collections[kind];
      for (const { key, name, value, savedAt: at } of entries.values()) {
        const data = naming.codec.serialize(value);
        things.set(placeOf({ kind, key }), {
          kind,
          key,
          name,
          schema: naming.codec.schema,
          savedAt: at,
          data,
        });
      }
    }
  }
  for (const { collection, key, value } of queue.unsaved()) {
    const { kind, codec } = collection.naming;
    const name = collection.naming.nameOf(value);
    things.set(placeOf({ kind, key }), {
      kind,
      key,
      name,
      schema: codec.schema,
      savedAt,
      data: codec.serialize(value),
    });
  }
  for (const { name, pack } of packs.unsaved()) {
    const data = context.packCodec.serialize(pack);
    const kind = 'packs';
    things.set(placeOf({ kind, key: name }), {
      kind,
      key: name,
      name,
      schema: context.packCodec.schema,
      savedAt,
      data,
    });
  }
}

export function createBackups(
  context: StorageContext,
  savers: Savers,
  meter: StorageMeter,
  loose: () => readonly QuarantinedRecord[],
): Backups {
  async function serialize(): Promise<Result<{ fileName: string; text: string }, StorageProblem>> {
    const stored = await readAll(context);
    if (!stored.ok && context.status.current().mode !== 'memory') return stored;
    const things = new Map(stored.ok ? stored.value.things : []);
    addUnsaved(context, savers, things);
    const setAside = [...(stored.ok ? stored.value.setAside : []), ...loose()];
    const text = await serializeBackup(context.environment, { things: [...things.values()], setAside });
    return ok({ fileName: backupFileName(context.environment.now()), text });
  }

  return {
    serialize,
    async download() {
      const serialized = await serialize();
      if (!serialized.ok) return serialized;
      context.environment.download(serialized.value.fileName, serialized.value.text);
      await meter.noteBackup();
      return ok({ fileName: serialized.value.fileName });
    },
    async restore(file, options) {
      const contents = await readBackup(context.environment, file, options?.evenIfDamaged ?? false);
      if (!contents.ok) return { kind: 'refused', ...contents.problem };
      return restoreRecords(context, savers, {
        reason: 'Before restoring a backup',
        things: contents.value.things,
        setAside: contents.value.setAside,
        reportKept: true,
      });
    },
  };
}
