import { userFileLimits } from '../../core/lib/json-text.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, say } from '../../core/lib/wording.ts';
import { describeFileProblem, readJsonFile } from '../../platform/files.ts';
import type { QuarantinedRecord, RecordKind } from '../api.ts';
import type { Environment } from '../environment.ts';
import { type Checksum, checksumBy, checksumOf } from '../records/checksum.ts';
import { isQuarantinedRecord } from '../recovery/quarantine.ts';
import type { BackupRecord } from './restore.ts';

const format = 'tabard-backup';
const formatVersion = 1;

/** A backup may hold many packs of 15 MB, each as one string. */
const backupLimits = { ...userFileLimits, bytes: 500_000_000, string: Number.POSITIVE_INFINITY };

export interface BackupContents {
  readonly things: readonly BackupRecord[];
  readonly setAside: readonly QuarantinedRecord[];
}

export interface BackupProblem {
  readonly damaged: boolean;
  readonly message: Message;
}

/** The whole file. The checksum is that of `contents`, printed without white space. */
export async function serializeBackup(environment: Environment, contents: BackupContents): Promise<string> {
  const checksum = await checksumOf(environment, JSON.stringify(contents));
  const createdAt = new Date(environment.now()).toISOString();
  return JSON.stringify({ format, version: formatVersion, createdAt, checksum, contents }, null, 1);
}

export function backupFileName(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `tabard-backup-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}

type Fields = Partial<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const kinds: ReadonlySet<unknown> = new Set<RecordKind>(['characters', 'encounters', 'settings', 'packs']);

function isThing(value: unknown): value is BackupRecord {
  const { kind, key, name, schema, savedAt, data } = fieldsOf(value) ?? {};
  const texts = [key, name, data].every((text) => typeof text === 'string');
  return kinds.has(kind) && texts && typeof savedAt === 'number' && Number.isSafeInteger(schema);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isChecksum(value: unknown): value is Checksum {
  const { algorithm, value: sum } = fieldsOf(value) ?? {};
  return (algorithm === 'SHA-256' || algorithm === 'FNV-1a-64') && typeof sum === 'string';
}

const noBackup = 'File was not a Tabard backup. Nothing was changed.';
const newerBackup =
  'A newer version of Tabard wrote this backup. Nothing was changed: reload the page, then try again.';
const damagedBackup =
  'This backup does not fit its checksum: part of it was changed or lost since it was made. Nothing was changed.';

const refuse = (message: Message, damaged = false) => fail<BackupProblem>({ damaged, message });

/** Reads a whole backup before anything is done with it. `evenIfDamaged` overlooks the checksum, and nothing else. */
export async function readBackup(
  environment: Environment,
  file: Blob,
  evenIfDamaged: boolean,
): Promise<Result<BackupContents, BackupProblem>> {
  const json = await readJsonFile(file, backupLimits);
  if (!json.ok) return refuse(say`${noBackup} ${describeFileProblem(json.problem)}`);
  const { format: itsFormat, version, checksum, contents } = fieldsOf(json.value) ?? {};
  if (itsFormat !== format || typeof version !== 'number' || version < 1) return refuse(noBackup);
  if (version > formatVersion) return refuse(newerBackup);
  const { things, setAside } = fieldsOf(contents) ?? {};
  if (!isListOf(things, isThing) || !isListOf(setAside, isQuarantinedRecord)) return refuse(noBackup);
  if (!evenIfDamaged) {
    if (!isChecksum(checksum)) return refuse(damagedBackup, true);
    // Without a secure context SHA-256 cannot be worked out; each record is still read before it is restored.
    const worked = await checksumBy(environment, checksum.algorithm, JSON.stringify(contents));
    if (worked && worked.value !== checksum.value) return refuse(damagedBackup, true);
  }
  return ok({ things, setAside });
}
