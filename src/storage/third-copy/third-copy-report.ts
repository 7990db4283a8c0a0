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
