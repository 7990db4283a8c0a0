import { FILE_SIZE_LIMITS, USER_FILE_LIMITS } from '../../core/lib/file-limits.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, say } from '../../core/lib/wording.ts';
import { describeFileProblem, readJsonFile } from '../../platform/files.ts';
import type { QuarantinedRecord } from '../api.ts';
import type { Environment } from '../environment.ts';
import { isRecordKind } from '../kinds.ts';
import { isQuarantinedRecord } from '../primary/read-quarantine.ts';
import type { BackupRecord } from './backup-record.ts';
import { type Checksum, checksumOf, fitsChecksum, type Hashing, isChecksumAlgorithm } from './checksum.ts';

const FORMAT = 'tabard-backup';
const FORMAT_VERSION = 1;

/** A backup may hold many packs of 15 MB, each as one string. */
const BACKUP_LIMITS = {
  ...USER_FILE_LIMITS,
  bytes: FILE_SIZE_LIMITS.backup,
  string: Number.POSITIVE_INFINITY,
};

export interface BackupContents {
  readonly records: readonly BackupRecord[];
  readonly quarantined: readonly QuarantinedRecord[];
}

export interface BackupProblem {
  readonly damaged: boolean;
  readonly message: Message;
}

/** The whole file. The checksum is that of `contents`, serialized without white space. */
export async function serializeBackup(
  environment: Environment,
  { records, quarantined }: BackupContents,
): Promise<string> {
  const contents = { things: records, setAside: quarantined };
  const checksum = await checksumOf(environment, JSON.stringify(contents));
  const createdAt = new Date(environment.now()).toISOString();
  return JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, createdAt, checksum, contents }, null, 1);
}

/** Named after the day, in the time zone of the device. */
export function backupFileName(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `tabard-backup-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}

type Fields = Partial<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

function isBackupRecord(value: unknown): value is BackupRecord {
  const { kind, key, name, schema, savedAt, data } = fieldsOf(value) ?? {};
  const texts = [key, name, data].every((text) => typeof text === 'string');
  return isRecordKind(kind) && texts && typeof savedAt === 'number' && Number.isSafeInteger(schema);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether there is a record of a collection that only a newer version has. */
function hasUnknownKind(list: unknown): boolean {
  const isUnknown = (kind: unknown): boolean => typeof kind === 'string' && !isRecordKind(kind);
  return Array.isArray(list) && list.some((item) => isUnknown(fieldsOf(item)?.kind));
}

function isChecksum(value: unknown): value is Checksum {
  const { algorithm, value: sum } = fieldsOf(value) ?? {};
  return isChecksumAlgorithm(algorithm) && typeof sum === 'string';
}

const NO_BACKUP = 'File was not a Tabard backup. Nothing was changed.';
const NEWER_BACKUP =
  'A newer version of Tabard wrote this backup. Nothing was changed: reload the page, then try again.';
const DAMAGED_BACKUP =
  'This backup does not match its checksum: part of it was changed or lost since it was made. Nothing was changed.';

const refuse = (message: Message, damaged = false) => fail<BackupProblem>({ damaged, message });

/** Reads and validates a whole backup. `evenIfDamaged` ignores only a wrong checksum. */
export async function readBackup(
  environment: Hashing,
  file: Blob,
  evenIfDamaged: boolean,
): Promise<Result<BackupContents, BackupProblem>> {
  const json = await readJsonFile(file, BACKUP_LIMITS);
  if (!json.ok) return refuse(say`${NO_BACKUP} ${describeFileProblem(json.problem)}`);
  const { format, version, checksum, contents } = fieldsOf(json.value) ?? {};
  if (format !== FORMAT || typeof version !== 'number' || version < 1) return refuse(NO_BACKUP);
  if (version > FORMAT_VERSION) return refuse(NEWER_BACKUP);
  const { things: records, setAside: quarantined } = fieldsOf(contents) ?? {};
  if (hasUnknownKind(records) || hasUnknownKind(quarantined)) return refuse(NEWER_BACKUP);
  if (!isListOf(records, isBackupRecord) || !isListOf(quarantined, isQuarantinedRecord))
    return refuse(NO_BACKUP);
  if (!evenIfDamaged) {
    if (!isChecksum(checksum)) return refuse(DAMAGED_BACKUP, true);
    // Without a secure context SHA-256 is unavailable; each record is still parsed before it is restored.
    if ((await fitsChecksum(environment, checksum, JSON.stringify(contents))) === false)
      return refuse(DAMAGED_BACKUP, true);
  }
  return ok({ records, quarantined });
}
