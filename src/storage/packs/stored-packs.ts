import type { ChangedBy, Packs, StorageProblem } from '../api.ts';
import type { PackKind } from '../kinds.ts';

export interface UnsavedPack {
  readonly kind: PackKind;
  readonly name: string;
  readonly pack: unknown;
  readonly savedAt: number;
  readonly problem: StorageProblem;
}

export interface PackCollection extends Packs<unknown> {
  unsaved(): readonly UnsavedPack[];
  retry(): Promise<void>;
  /** Calls the listeners: packs changed. */
  announce(by: ChangedBy): void;
}

export type PackCollections = Readonly<Record<PackKind, PackCollection>>;
