import type { DBSchema, IDBPTransaction } from 'idb';
import type { QuarantinedRecord } from '../api.ts';
import type { RecordKind } from '../kinds.ts';
import type { StoredRecord } from '../records/record.ts';

interface RecordStore {
  readonly key: string;
  readonly value: StoredRecord;
  readonly indexes: {
    /** Lists keys and revisions without reading the records. */
    readonly rev: number;
    /** Only of packs: `[version, savedAt]`, for the same reason. */
    readonly version: [number, number];
  };
}

/** One record of a snapshot, its text by its hash. */
export interface ManifestEntry {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly rev: number;
  readonly schema: number;
  readonly savedAt: number;
  readonly version?: number;
  readonly hash: string;
  /** In bytes, as it is stored. */
  readonly size: number;
}

/** A snapshot: what was stored at a moment. */
export interface Manifest {
  readonly at: number;
  readonly reason: string;
  readonly entries: readonly ManifestEntry[];
}

/** A text of snapshots, stored once under its hash: compressed where the browser can, else as it is. */
export interface CompressedText {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly text?: string;
}

/**
 * What the object stores of the database `tabard` hold. Damage may put anything in the place of a value, so
 * whatever reads one takes it as unknown.
 */
export interface TabardSchema extends DBSchema, Record<RecordKind, RecordStore> {
  readonly snapshots: { readonly key: number; readonly value: Manifest };
  /** Texts of snapshots by hash. */
  readonly contents: { readonly key: string; readonly value: CompressedText };
  readonly quarantine: { readonly key: string; readonly value: QuarantinedRecord };
  /** Notes: the schemas that were announced, when Tabard first started, and the last backup. */
  readonly meta: { readonly key: 'schemas' | 'started' | 'backup'; readonly value: unknown };
}

export type StoreName = RecordKind | 'snapshots' | 'contents' | 'quarantine' | 'meta';

export type ReadTransaction = IDBPTransaction<TabardSchema, StoreName[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<TabardSchema, StoreName[], 'readwrite'>;
