/** The room that the data take, and how safe they are. */
export interface StorageUsage {
  /** The browser's answer to the request for persistence; `unknown` before the first save. */
  readonly persistence: 'granted' | 'denied' | 'unknown';
  /** In bytes; undefined if the browser does not provide it. */
  readonly usage: number | undefined;
  readonly quota: number | undefined;
  readonly lastBackupAt: number | undefined;
  readonly savesSinceBackup: number;
  /** Whether there were seven days or twenty saves without a backup. */
  readonly backupDue: boolean;
}

/** Whether the third copy has what is stored, and what it holds. */
export type ThirdCopyReport =
  /** It, or IndexedDB, does not answer. */
  | { readonly state: 'unknown' }
  | {
      /** `behind`: some of what is stored is not in it yet. */
      readonly state: 'in-sync' | 'behind';
      /** How many stored records are not noted, and packs and snapshots not archived. */
      readonly missing: number;
      /** The records whose latest revision is noted. */
      readonly records: number;
      /** Archived. */
      readonly packs: number;
      readonly snapshots: number;
      /** The size of the archive. */
      readonly bytes: number;
    };
