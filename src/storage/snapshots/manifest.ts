import { isRecordKind } from '../kinds.ts';
import type { Manifest, ManifestEntry } from '../primary/schema.ts';

function isEntry(value: unknown): value is ManifestEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, key, name, hash, rev, schema, savedAt, size } = value as Partial<Record<string, unknown>>;
  const texts = [key, name, hash].every((text) => typeof text === 'string');
  const numbers = [rev, schema, savedAt, size].every((number) => typeof number === 'number');
  return isRecordKind(kind) && texts && numbers;
}

/** Undefined for a damaged manifest: its texts may still be stored, but cannot be assigned to records. */
export function readManifest(value: unknown): Manifest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, reason, entries } = value as Partial<Record<string, unknown>>;
  const isWhole =
    typeof at === 'number' && typeof reason === 'string' && Array.isArray(entries) && entries.every(isEntry);
  return isWhole ? { at, reason, entries } : undefined;
}
