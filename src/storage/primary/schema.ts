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
  /** Stored size in bytes. */
  readonly size: number;
}

/** A snapshot: the stored state at a moment. */
export interface Manifest {
  readonly at: number;
  readonly reason: string;
  readonly entries: readonly ManifestEntry[];
}

/** A text in snapshots, stored once under its hash; compressed if the browser supports that. */
export interface CompressedText {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly text?: string;
}

/**
 * The content of the object stores in the database `tabard`. Readers treat every value as unknown, because it
 * may be damaged.
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
