import { nextTask } from '../../platform/next-task.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { recordId } from '../kinds.ts';
import { readText } from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';
import type { BackupRecord } from './backup-record.ts';

/** A record with its value, under the key of its name. */
export interface ReadableRecord extends BackupRecord {
  readonly value: unknown;
  readonly version: number | undefined;
}

export interface UnreadableRecord {
  readonly record: BackupRecord;
  readonly reason: string;
}

/** An unreadable record with the reason. */
function readRecord(context: StorageContext, record: BackupRecord): ReadableRecord | string {
  const naming = context.namings[record.kind];
  // It could be stored, but not be read again.
  if (record.schema < 1) return 'Its schema is not valid.';
  if (record.schema > naming.codec.schema) return 'A newer version of Tabard wrote it.';
  const read = readText(naming.codec, record.data);
  if (!read.ok) return read.problem;
  const { value } = read;
  const [key, name] = [naming.keyOf(value), naming.nameOf(value)];
  return { ...record, key, name, value, version: naming.versionOf?.(value) };
}

/** What became of the records that were renamed, by their first recovered name. */
interface Renamed {
  /** The number of the last name that was tried. */
  count: number;
  /** By what they had stored under that first name: a second record of the same content is the same one. */
  readonly byData: Map<string, ReadableRecord>;
}

/**
 * Gives records with a duplicate name in the same backup the first free recovered name. Counts on from the
 * last one: ten thousand records may have one name.
 */
function freeNames(
  context: StorageContext,
  taken: ReadonlyMap<string, ReadableRecord>,
): (record: ReadableRecord) => ReadableRecord | string {
  const renamedByFirst = new Map<string, Renamed>();
  const isFree = (one: ReadableRecord): boolean => (taken.get(recordId(one))?.data ?? one.data) === one.data;
  return (record) => {
    if (isFree(record)) return record;
    const { withName, codec } = context.namings[record.kind];
    if (!withName) return 'Another version of it was restored.';
    const withNumber = (count: number): ReadableRecord | string => {
      const data = codec.serialize(withName(record.value, recoveredName(record.name, count)));
      return readRecord(context, { ...record, data });
    };
    const first = withNumber(1);
    if (typeof first === 'string' || isFree(first)) return first;
    const renamed = renamedByFirst.get(recordId(first)) ?? { count: 1, byData: new Map() };
    renamedByFirst.set(recordId(first), renamed);
    const same = renamed.byData.get(first.data);
    if (same !== undefined) return same;
    let next: ReadableRecord | string;
    do {
      renamed.count += 1;
      next = withNumber(renamed.count);
    } while (typeof next !== 'string' && !isFree(next));
    if (typeof next !== 'string') renamed.byData.set(first.data, next);
    return next;
  };
}

/** The most characters that are parsed in one task. */
const SLICE = 100_000;

/** Lets the page answer before a record with which a task would have more than a slice. */
function pauses(): (record: BackupRecord) => Promise<void> | undefined {
  let length = 0;
  return ({ data }) => {
    length += data.length;
    if (length <= SLICE) return;
    length = data.length;
    return nextTask();
  };
}

/**
 * Reads and validates records. A record whose key matches its name precedes others with the same name. The
 * page answers in between: a backup may have 500 MB.
 */
export async function readRecords(
  context: StorageContext,
  records: readonly BackupRecord[],
): Promise<{
  readonly readable: ReadonlyMap<string, ReadableRecord>;
  readonly unreadable: readonly UnreadableRecord[];
}> {
  const pause = pauses();
  const unreadable: UnreadableRecord[] = [];
  const read: { record: BackupRecord; one: ReadableRecord; isStray: boolean }[] = [];
  for (const record of records) {
    await pause(record);
    const one = readRecord(context, record);
    if (typeof one === 'string') unreadable.push({ record, reason: one });
    else read.push({ record, one, isStray: one.key !== record.key });
  }
  const readable = new Map<string, ReadableRecord>();
  const withFreeName = freeNames(context, readable);
  for (const { record, one } of read.sort((a, b) => Number(a.isStray) - Number(b.isStray))) {
    await pause(record);
    const free = withFreeName(one);
    if (typeof free === 'string') unreadable.push({ record, reason: free });
    else readable.set(recordId(free), free);
  }
  return { readable, unreadable };
}
