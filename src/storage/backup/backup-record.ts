import type { RecordKind } from '../kinds.ts';
import type { RecordNaming } from '../records/naming.ts';

/** A serialized record in a backup or a snapshot. */
export interface BackupRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly schema: number;
  readonly savedAt: number;
  readonly data: string;
}

/** The record of a value that exists only in this tab. */
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
