import type { ChangedBy, Packs, StorageProblem } from '../api.ts';

export interface UnsavedPack {
  readonly name: string;
  readonly pack: unknown;
  readonly savedAt: number;
  readonly problem: StorageProblem;
}

export interface PackCollection extends Packs<unknown> {
  unsaved(): readonly UnsavedPack[];
  retry(): Promise<void>;
  /** Tells the listeners that packs changed. */
  announce(by: ChangedBy): void;
}
