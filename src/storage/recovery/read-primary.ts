import type { Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { byKind, MIRRORED_KINDS, type MirroredKind } from '../kinds.ts';
import { storageProblem } from '../records/problem.ts';

/** The mirrored records in IndexedDB, and the notes that a start needs. */
export interface PrimaryContents {
  readonly records: Readonly<Record<MirroredKind, ReadonlyMap<string, unknown>>>;
  /** The highest schemas that any version of Tabard has written here. */
  readonly announcedSchemas: Partial<Record<string, unknown>>;
  /** When Tabard first started here. */
  readonly startedAt: unknown;
  readonly quarantinedIds: ReadonlySet<unknown>;
}

export const emptyRecords = (): Record<MirroredKind, Map<string, unknown>> =>
  byKind(MIRRORED_KINDS, () => new Map<string, unknown>());

function read(context: StorageContext): Promise<Result<PrimaryContents, StorageProblem>> {
  return context.database.read([...MIRRORED_KINDS, 'meta', 'quarantine'], async (transaction) => {
    const records = emptyRecords();
    const readings = MIRRORED_KINDS.map(async (kind) => {
      const store = transaction.objectStore(kind);
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      keys.forEach((key, index) => {
        if (typeof key === 'string') records[kind].set(key, values[index]);
      });
    });
    const meta = transaction.objectStore('meta');
    const [announced, startedAt, ids] = await Promise.all([
      meta.get('schemas') as Promise<unknown>,
      meta.get('started') as Promise<unknown>,
      transaction.objectStore('quarantine').getAllKeys(),
      ...readings,
    ]);
    return {
      records,
      announcedSchemas: typeof announced === 'object' && announced !== null ? announced : {},
      startedAt,
      quarantinedIds: new Set<unknown>(ids),
    };
  });
}

/** Times out if the browser opens its database but never answers, so that the app still starts. */
export function readPrimary(context: StorageContext): Promise<Result<PrimaryContents, StorageProblem>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      // The next attempt opens it again.
      context.database.close();
      resolve({ ok: false, problem: storageProblem('failed') });
    }, context.environment.timeouts.read);
    void read(context).then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
