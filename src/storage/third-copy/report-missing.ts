import { isWritable, type StorageContext } from '../context/storage-context.ts';
import { isMirroredKind, nameOfKey, RECORD_KINDS, type RecordKind, recordId } from '../kinds.ts';
import { listIndex } from '../primary/database.ts';
import { type Reading, readStored } from '../records/record.ts';
import { type Ledger, type LedgerComparison, type Loss, type RevisionNote, withoutRecord } from './ledger.ts';
import type { StoredRevision } from './third-copy-client.ts';

/** Reconciles these records with what is stored, as a start does with those of the mirror. */
export type RestoreRecords = (records: readonly StoredRevision[]) => Promise<void>;

/** What people call a record, as far as this tab knows. */
export function nameIn({ collections }: StorageContext, kind: RecordKind, key: string): string {
  const known = isMirroredKind(kind) ? collections[kind].entries.get(key) : undefined;
  return known?.name ?? nameOfKey(kind, key);
}

const moment = (at: number): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function describeLoss({ name, savedAt, keptAt }: Loss): string {
  const kept = keptAt === undefined ? 'nothing was kept' : `the version of ${moment(keptAt)} was kept`;
  return `${name}: saved ${moment(savedAt)}, ${kept}`;
}

/** The revisions that IndexedDB holds, by record id. */
async function listRevisions(context: StorageContext): Promise<ReadonlyMap<string, RevisionAt> | undefined> {
  const listed = await context.database.read([...RECORD_KINDS], async (transaction) => {
    const revisions = new Map<string, RevisionAt>();
    for (const kind of RECORD_KINDS) {
      for (const { key, at } of await listIndex(transaction.objectStore(kind).index('rev')))
        revisions.set(recordId({ kind, key }), { kind, key, rev: Number(at) });
    }
    return revisions;
  });
  return listed.ok ? listed.value : undefined;
}

type RevisionAt = Pick<RevisionNote, 'kind' | 'key' | 'rev'>;

/** What IndexedDB holds of records, parsed no further than needed. Undefined where it does not answer. */
async function readRecords(
  context: StorageContext,
  records: readonly Omit<RevisionAt, 'rev'>[],
): Promise<readonly { readonly id: string; readonly reading: Reading<unknown> }[] | undefined> {
  const read = await context.database.read([...RECORD_KINDS], async (transaction) => {
    const stored: unknown[] = [];
    for (const { kind, key } of records) stored.push(await transaction.objectStore(kind).get(key));
    return stored;
  });
  if (!read.ok) return undefined;
  return records.map((record, index) => ({
    id: recordId(record),
    reading: readStored(context.namings[record.kind].textCodec, read.value[index]),
  }));
}

/** The note of what was found; undefined where nothing is stored, or nothing that can be read. */
function noteFound(
  context: StorageContext,
  { kind, key }: RevisionAt,
  found: Reading<unknown>,
): RevisionNote | undefined {
  if (found.state !== 'live' && found.state !== 'removed') return undefined;
  const { rev, savedAt } = found.record;
  return { kind, key, rev, savedAt, name: found.state === 'live' ? nameIn(context, kind, key) : undefined };
}

/** Undefined where a note and what was found agree that nothing is missing. */
function lossOf(note: RevisionNote, found: Reading<unknown>): Loss | undefined {
  const { name } = note;
  // What was deleted and is back is not missing; what cannot be read is in quarantine, which says so itself.
  if (name === undefined || found.state === 'unreadable' || found.state === 'newer') return undefined;
  return { ...withoutRecord(note), name, keptAt: found.state === 'live' ? found.record.savedAt : undefined };
}

/**
 * How what is stored differs from the notes, which were read before: other tabs may save meanwhile, and what
 * is stored is then never older than the notes. Undefined where IndexedDB does not answer.
 */
export async function compareWithStored(
  context: StorageContext,
  notes: readonly RevisionNote[],
): Promise<LedgerComparison | undefined> {
  const stored = await listRevisions(context);
  if (!stored) return undefined;
  const noted = new Map(notes.map((note) => [recordId(note), note]));
  const missed = notes.filter((note) => (stored.get(recordId(note))?.rev ?? 0) < note.rev);
  const isNews = (revision: RevisionAt): boolean => noted.get(recordId(revision))?.rev !== revision.rev;
  const differing = new Map(
    [...missed, ...[...stored.values()].filter(isNews)].map((one): [string, RevisionAt] => [
      recordId(one),
      one,
    ]),
  );
  const read = await readRecords(context, [...differing.values()]);
  if (!read) return undefined;
  const missedIds = new Set(missed.map(recordId));
  const found: RevisionNote[] = [];
  const losses: Loss[] = [];
  for (const { id, reading } of read) {
    const record = differing.get(id);
    const now = record && noteFound(context, record, reading);
    if (now) found.push(now);
    const note = noted.get(id);
    const loss = note && missedIds.has(id) ? lossOf(note, reading) : undefined;
    if (loss) losses.push(loss);
  }
  return { compared: missed, found, losses };
}

/** What the ledger kept of records that are missing. */
function keptRecords({ compared }: LedgerComparison): readonly StoredRevision[] {
  return compared.flatMap(({ kind, key, record }) => (record ? [{ kind, key, record }] : []));
}

/** Brings the ledger in line with what is stored, restores what it kept, and notes what is missing still. */
async function compare(
  context: StorageContext,
  ledger: Ledger,
  restoreRecords: RestoreRecords,
): Promise<void> {
  const compareNow = async () => compareWithStored(context, (await ledger.read()).notes);
  let comparison = await compareNow();
  const kept = comparison ? keptRecords(comparison) : [];
  if (kept.length > 0) {
    await restoreRecords(kept);
    comparison = await compareNow();
  }
  if (comparison && comparison.compared.length + comparison.found.length > 0) await ledger.settle(comparison);
}

/**
 * Restores the records that were saved last and are gone, as far as the ledger kept them. Tells which other
 * versions are gone, by name and time, until the user dismisses it.
 */
export async function reportMissing(
  context: StorageContext,
  ledger: Ledger,
  restoreRecords: RestoreRecords,
): Promise<void> {
  if (!isWritable(context)) return;
  await compare(context, ledger, restoreRecords);
  const { losses } = await ledger.read();
  if (losses.length === 0) return;
  context.status.notice(
    'missing',
    'Your browser has lost what was saved here last. These are the versions that are gone. To get them back, restore a backup or a snapshot in Settings.',
    losses.map(describeLoss),
    () => void ledger.acknowledge(losses).catch(() => undefined),
  );
}
