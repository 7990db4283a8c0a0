import type { RecordKind } from '../kinds.ts';
import type { RecordNaming } from '../records/naming.ts';

/** A record as text, as backups and snapshots hold it. */
export interface BackupRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly schema: number;
  readonly savedAt: number;
  readonly data: string;
}

/** The record of a value that only this tab has. */
export function serializeForBackup(
  naming: RecordNaming,
  key: string,
  value: unknown,
  savedAt: number,
): BackupRecord {
  const { kind, codec } = naming;
  const data = codec.serialize(value);
  return { kind, key, name: naming.nameOf(value), schema: codec.schema, savedAt, data };
}
