import { ok, type Result } from '../../core/lib/result.ts';
import type { Backups, RecordKind, SetAside, StorageProblem } from '../api.ts';
import { copiedKinds } from '../mirror/mirror.ts';
import { requested } from '../primary/database.ts';
import { readStored } from '../records/record.ts';
import { readAside, toSetAside } from '../recovery/quarantine.ts';
import type { Vault } from '../saving/storage-context.ts';
import { placeOf } from '../snapshots/snapshots.ts';
import type { MeterBox } from '../storage-meter.ts';
import { backupFileName, printBackup, readBackup } from './backup-file.ts';
import { restoreThings, type Savers, type Thing } from './restore.ts';

interface Everything {
  readonly things: ReadonlyMap<string, Thing>;
  readonly setAside: readonly SetAside[];
}

/** Everything as it is stored. */
function readAll(vault: Vault): Promise<Result<Everything, StorageProblem>> {
  const kinds: readonly RecordKind[] = [...copiedKinds, 'packs'];
  return vault.database.run([...kinds, 'quarantine'], 'readonly', async (transaction) => {
    const things = new Map<string, Thing>();
    const setAside = new Map<string, SetAside>();
    for (const one of await readAside(transaction)) setAside.set(one.id, one);
    for (const kind of kinds) {
      const codec = kind === 'packs' ? vault.packCodec : vault.shelves[kind].naming.codec;
      // Reading a pack takes long, and a text that is none is set aside when it is restored.
      const asText = kind === 'packs' ? { schema: codec.schema, parse: ok<string>, print: String } : codec;
      const store = transaction.objectStore(kind);
      const [keys, stored] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())]);
      keys.forEach((storedKey, index) => {
        const key = String(storedKey);
        const found = readStored<unknown>(asText, stored[index]);
        if (found.state === 'live') {
          const { schema, savedAt, data } = found.record;
          const name = kind === 'packs' ? key : vault.shelves[kind].naming.nameOf(found.value);
          things.set(placeOf({ kind, key }), { kind, key, name, schema, savedAt, data });
        } else if (found.state === 'unreadable' || found.state === 'newer') {
          const one = toSetAside(kind, key, 'indexedDB', found, vault.environment.now());
          if (!setAside.has(one.id)) setAside.set(one.id, one);
        }
      });
    }
    return { things, setAside: [...setAside.values()] };
  });
}

/** What this tab has and the authority has not. */
function addUnsaved(vault: Vault, { queue, packs }: Savers, things: Map<string, Thing>): void {
  const savedAt = vault.environment.now();
  if (vault.status.current().mode === 'memory') {
    for (const kind of copiedKinds) {
      const { entries, naming } = vault.shelves[kind];
      for (const { key, name, value, savedAt: at } of entries.values()) {
        const data = naming.codec.print(value);
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
  for (const { shelf, key, value } of queue.unsaved()) {
    const { kind, codec } = shelf.naming;
    const name = shelf.naming.nameOf(value);
    things.set(placeOf({ kind, key }), {
      kind,
      key,
      name,
      schema: codec.schema,
      savedAt,
      data: codec.print(value),
    });
  }
  for (const { name, pack } of packs.unsaved()) {
    const data = vault.packCodec.print(pack);
    const kind = 'packs';
    things.set(placeOf({ kind, key: name }), {
      kind,
      key: name,
      name,
      schema: vault.packCodec.schema,
      savedAt,
      data,
    });
  }
}

export function createBackups(
  vault: Vault,
  savers: Savers,
  meter: MeterBox,
  loose: () => readonly SetAside[],
): Backups {
  async function print(): Promise<Result<{ fileName: string; text: string }, StorageProblem>> {
    const stored = await readAll(vault);
    if (!stored.ok && vault.status.current().mode !== 'memory') return stored;
    const things = new Map(stored.ok ? stored.value.things : []);
    addUnsaved(vault, savers, things);
    const setAside = [...(stored.ok ? stored.value.setAside : []), ...loose()];
    const text = await printBackup(vault.environment, { things: [...things.values()], setAside });
    return ok({ fileName: backupFileName(vault.environment.now()), text });
  }

  return {
    print,
    async download() {
      const printed = await print();
      if (!printed.ok) return printed;
      vault.environment.download(printed.value.fileName, printed.value.text);
      await meter.noteBackup();
      return ok({ fileName: printed.value.fileName });
    },
    async restore(file, options) {
      const contents = await readBackup(vault.environment, file, options?.evenIfDamaged ?? false);
      if (!contents.ok) return { kind: 'refused', ...contents.problem };
      return restoreThings(vault, savers, {
        reason: 'Before restoring a backup',
        things: contents.value.things,
        setAside: contents.value.setAside,
        reportKept: true,
      });
    },
  };
}
