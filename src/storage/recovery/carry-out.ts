import { ok, type Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import { type StorageContext, schemasOf } from '../context/storage-context.ts';
import { byKind, MIRRORED_KINDS, RECORD_KINDS, type Schemas } from '../kinds.ts';
import { putQuarantined } from '../primary/quarantine.ts';
import type { StoreName, WriteTransaction } from '../primary/schema.ts';
import { rawText } from '../records/record.ts';
import { withSnapshotOnDemand } from '../snapshots/snapshots-on-demand.ts';
import type { PrimaryContents } from './read-primary.ts';
import type { Plans } from './reconcile.ts';

/**
 * The highest schemas that any version has announced, this one included, and which version announces them.
 */
function schemasToAnnounce(
  context: StorageContext,
  { announcedSchemas }: PrimaryContents,
): Schemas & { readonly writer: string } {
  const schemas = schemasOf(context);
  const highest = byKind(RECORD_KINDS, (kind) => {
    const announced = announcedSchemas[kind];
    return Math.max(schemas[kind], typeof announced === 'number' ? announced : 0);
  });
  return { ...highest, writer: context.environment.appVersion };
}

async function isUnchanged(transaction: WriteTransaction, plans: Plans): Promise<boolean> {
  for (const kind of MIRRORED_KINDS) {
    const store = transaction.objectStore(kind);
    for (const { key, found } of plans[kind].primaryWrites) {
      const stored: unknown = await store.get(key);
      if (rawText(stored) !== rawText(found)) return false;
    }
  }
  return true;
}

/**
 * Writes to IndexedDB in one transaction, with a snapshot first if a record is replaced. Writes nothing and
 * returns false if another tab changed something since it was read.
 */
export async function writeToPrimary(
  context: StorageContext,
  plans: Plans,
  primary: PrimaryContents,
  quarantined: readonly QuarantinedRecord[],
): Promise<Result<boolean, StorageProblem>> {
  const all = Object.values(plans);
  const schemas = schemasToAnnounce(context, primary);
  const needsSnapshot = all.some((plan) => plan.needsSnapshot);
  const isUpToDate = rawText(schemas) === rawText(primary.announcedSchemas);
  const hasWrites = quarantined.length > 0 || all.some((plan) => plan.primaryWrites.length > 0);
  if (isUpToDate && !hasWrites && !needsSnapshot) return ok(true);

  const body = async (transaction: WriteTransaction): Promise<boolean> => {
    if (!(await isUnchanged(transaction, plans))) return false;
    for (const kind of MIRRORED_KINDS) {
      const store = transaction.objectStore(kind);
      for (const { key, record } of plans[kind].primaryWrites) await store.put(record, key);
    }
    await putQuarantined(transaction, quarantined);
    const meta = transaction.objectStore('meta');
    await meta.put(schemas, 'schemas');
    if (primary.startedAt === undefined) await meta.put(context.environment.now(), 'started');
    return true;
  };
  const stores: StoreName[] = [...MIRRORED_KINDS, 'meta', 'quarantine'];
  if (!needsSnapshot) return context.database.write(stores, body);
  return withSnapshotOnDemand(context, 'Before bringing stored data up to date', stores, body);
}

/** Updates the mirrors after IndexedDB has everything. */
export function healMirrors(context: StorageContext, plans: Plans): void {
  for (const kind of MIRRORED_KINDS) {
    for (const { key, text } of plans[kind].released) context.mirror.release(kind, key, text);
    for (const { key, found, record } of plans[kind].mirrorWrites)
      context.mirror.heal(kind, key, found, record);
  }
  context.status.mirror(context.mirror.state());
}
