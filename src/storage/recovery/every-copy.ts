import type { QuarantinedRecord } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isRecordKind, MIRRORED_KINDS, type RecordKind, recordId } from '../kinds.ts';
import { toQuarantined } from '../primary/quarantine.ts';
import { toReadQuarantined } from '../primary/read-quarantine.ts';
import { peekRevision, rawText, readEnvelope, readText, type StoredRecord } from '../records/record.ts';
import type { Unsaved } from '../saving/save-queue.ts';
import type { StoredRevision } from '../third-copy/third-copy-client.ts';
import type { StoreReader } from './read-store.ts';

/** A record as one copy holds it. */
export interface CopiedRecord {
  /** A newer version of Tabard may have collections that this one does not know. */
  readonly kind: RecordKind | string;
  readonly key: string;
  readonly from: 'indexedDB' | 'localStorage' | 'memory' | 'archive';
  readonly record: StoredRecord;
}

export interface EveryCopy {
  /** The record of the highest revision by id, tombstones included; of equal ones, that of the first copy. */
  readonly best: ReadonlyMap<string, CopiedRecord>;
  /** Likewise, of the copies that a rebuilt database is filled from: all but the mirror, which stays. */
  readonly stored: ReadonlyMap<string, CopiedRecord>;
  /** The texts that no version of Tabard can read. */
  readonly quarantined: readonly QuarantinedRecord[];
}

/** Object stores that hold no records of a collection. */
const OTHER_STORES: ReadonlySet<string> = new Set(['snapshots', 'contents', 'quarantine', 'meta']);

/** Collects the records of all copies. */
class Collector {
  readonly best = new Map<string, CopiedRecord>();
  readonly stored = new Map<string, CopiedRecord>();
  readonly quarantined = new Map<string, QuarantinedRecord>();
  readonly #context: StorageContext;
  readonly #announced: Partial<Record<string, unknown>>;

  constructor(context: StorageContext, announced: Partial<Record<string, unknown>>) {
    this.#context = context;
    this.#announced = announced;
  }

  /** Whether a record of this revision, or a higher one, was found already. */
  has(kind: string, key: string, rev: number): boolean {
    return (this.best.get(idOf(kind, key))?.record.rev ?? 0) >= rev;
  }

  add(copied: CopiedRecord): void {
    const id = idOf(copied.kind, copied.key);
    if (!this.has(copied.kind, copied.key, copied.record.rev)) this.best.set(id, copied);
    const stored = this.stored.get(id);
    if (copied.from !== 'localStorage' && (stored?.record.rev ?? 0) < copied.record.rev)
      this.stored.set(id, copied);
  }

  /** Adds what is stored under a key, or quarantines it. `raw`: its exact text. */
  addStored(
    kind: string,
    key: string,
    from: 'indexedDB' | 'localStorage',
    stored: unknown,
    raw: () => string,
  ): void {
    const record = readEnvelope(stored);
    const reason = record.ok ? this.#reasonAgainst(kind, record.value) : record.problem;
    if (record.ok && reason === undefined) this.add({ kind, key, from, record: record.value });
    else this.quarantine(kind, key, from, raw(), reason ?? '');
  }

  quarantine(
    kind: string,
    key: string,
    from: 'indexedDB' | 'localStorage',
    raw: string,
    reason: string,
  ): void {
    const now = this.#context.environment.now();
    const one = toQuarantined(kind as RecordKind, key, from, { raw, reason }, now);
    if (!this.quarantined.has(one.id)) this.quarantined.set(one.id, one);
  }

  /** Whether this version can read a record, or the newer one that wrote it. */
  canRead(kind: string, record: StoredRecord): boolean {
    return this.#reasonAgainst(kind, record) === undefined;
  }

  /** Why a record cannot be read; undefined where it can, by this version or the newer one that wrote it. */
  #reasonAgainst(kind: string, { schema, data }: StoredRecord): string | undefined {
    if (!isRecordKind(kind) || data === null) return undefined;
    const { textCodec } = this.#context.namings[kind];
    const announced = this.#announced[kind];
    if (schema > textCodec.schema) {
      const isAnnounced = typeof announced === 'number' && schema <= announced;
      return isAnnounced ? undefined : 'A newer version of Tabard wrote it.';
    }
    const value = readText(textCodec, data);
    return value.ok ? undefined : value.problem;
  }
}

/** Tells records apart, those of unknown collections too. */
const idOf = (kind: string, key: string): string => recordId({ kind: kind as RecordKind, key });

async function addDatabase(reader: StoreReader, collector: Collector): Promise<void> {
  for (const { key, value } of (await reader.read('quarantine')) ?? []) {
    const one = toReadQuarantined(value, key);
    collector.quarantined.set(one.id, one);
  }
  for (const name of reader.names.filter((store) => !OTHER_STORES.has(store))) {
    for (const { key, value } of (await reader.read(name)) ?? []) {
      collector.addStored(name, String(key), 'indexedDB', value, () => rawText(value));
    }
  }
}

function addMirror({ mirror }: StorageContext, collector: Collector): void {
  const texts = mirror.readAll();
  for (const kind of MIRRORED_KINDS) {
    for (const [key, text] of texts[kind]) {
      const peek = peekRevision(text);
      if (peek && collector.has(kind, key, peek.rev)) continue;
      try {
        collector.addStored(kind, key, 'localStorage', JSON.parse(text), () => text);
      } catch {
        collector.quarantine(kind, key, 'localStorage', text, 'It is not JSON.');
      }
    }
  }
}

/** The archived packs. What cannot be read of the archive stays there, so that it needs no quarantine. */
async function addArchive(context: StorageContext, collector: Collector): Promise<void> {
  for (const { kind, key, record } of await readArchive(context))
    if (collector.canRead(kind, record)) collector.add({ kind, key, from: 'archive', record });
}

/** Gives up where the third copy does not answer. */
function readArchive({ thirdCopy, environment }: StorageContext): Promise<readonly StoredRevision[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), environment.timeouts.read);
    const end = (packs: readonly StoredRevision[]): void => {
      clearTimeout(timer);
      resolve(packs);
    };
    void thirdCopy
      .connection()
      .then(async (connection) => end((await connection?.readArchivedPacks()) ?? []));
  });
}

/** What this tab shows and has saved, or read: a copy where no other one can be read any more. */
function addMemory(context: StorageContext, collector: Collector, unsaved: readonly Unsaved[]): void {
  const unsavedIds = new Set(unsaved.map(({ collection, key }) => idOf(collection.naming.kind, key)));
  for (const kind of MIRRORED_KINDS) {
    const { entries, revs, naming } = context.collections[kind];
    for (const [key, rev] of revs) {
      if (unsavedIds.has(idOf(kind, key)) || collector.has(kind, key, rev)) continue;
      const entry = entries.get(key);
      const { schema } = naming.codec;
      const data = entry ? naming.codec.serialize(entry.value) : null;
      const savedAt = entry?.savedAt ?? context.environment.now();
      collector.add({ kind, key, from: 'memory', record: { rev, schema, savedAt, data } });
    }
  }
}

/**
 * Reads every copy of every record as far as it can be read, whatever the mode. Never rejects, and gives up
 * on a copy that does not answer.
 */
export async function readEveryCopy(
  context: StorageContext,
  unsaved: readonly Unsaved[],
  reader: StoreReader,
): Promise<EveryCopy> {
  const meta = (await reader.read('meta')) ?? [];
  const announced = meta.find(({ key }) => key === 'schemas')?.value;
  const collector = new Collector(
    context,
    typeof announced === 'object' && announced !== null ? announced : {},
  );
  await addDatabase(reader, collector);
  await addArchive(context, collector);
  addMirror(context, collector);
  addMemory(context, collector, unsaved);
  const { best, stored, quarantined } = collector;
  return { best, stored, quarantined: [...quarantined.values()] };
}
