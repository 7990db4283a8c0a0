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
  if (record.schema > naming.codec.schema) return 'A newer version of Tabard wrote it.';
  const read = readText(naming.codec, record.data);
  if (!read.ok) return read.problem;
  const { value } = read;
  const [key, name] = [naming.keyOf(value), naming.nameOf(value)];
  return { ...record, key, name, value, version: naming.versionOf?.(value) };
}

/** Renames a record with a duplicate name in the same backup to the first free recovered name. */
function withFreeName(
  context: StorageContext,
  taken: ReadonlyMap<string, ReadableRecord>,
  record: ReadableRecord,
): ReadableRecord | string {
  const isFree = (one: ReadableRecord): boolean => (taken.get(recordId(one))?.data ?? one.data) === one.data;
  if (isFree(record)) return record;
  const { withName, codec } = context.namings[record.kind];
  if (!withName) return 'Another version of it was restored.';
  for (let count = 1; ; count += 1) {
    const data = codec.serialize(withName(record.value, recoveredName(record.name, count)));
    const renamed = readRecord(context, { ...record, data });
    if (typeof renamed === 'string' || isFree(renamed)) return renamed;
  }
}

/** Reads and validates records. A record whose key matches its name precedes others with the same name. */
export function readRecords(
  context: StorageContext,
  records: readonly BackupRecord[],
): {
  readonly readable: ReadonlyMap<string, ReadableRecord>;
  readonly unreadable: readonly UnreadableRecord[];
} {
  const unreadable: UnreadableRecord[] = [];
  const read = records.flatMap((record) => {
    const one = readRecord(context, record);
    if (typeof one !== 'string') return [{ record, one, isStray: one.key !== record.key }];
    unreadable.push({ record, reason: one });
    return [];
  });
  const readable = new Map<string, ReadableRecord>();
  for (const { record, one } of [...read].sort((a, b) => Number(a.isStray) - Number(b.isStray))) {
    const free = withFreeName(context, readable, one);
    if (typeof free === 'string') unreadable.push({ record, reason: free });
    else readable.set(recordId(free), free);
  }
  return { readable, unreadable };
}
