import type { Environment } from '../environment.ts';
import { byKind, type MirroredKind, RECORD_KINDS, type RecordKind, type Schemas } from '../kinds.ts';
import type { Mirror } from '../mirror/mirror.ts';
import type { Database } from '../primary/database.ts';
import type { RecordNaming } from '../records/naming.ts';
import { storageProblem } from '../records/problem.ts';
import type { ThirdCopyClient } from '../third-copy/third-copy-client.ts';
import type { CollectionState } from './collection-state.ts';
import type { StatusStore } from './status-store.ts';
import type { TabChannel } from './tab-channel.ts';

/** The parts that all modules of storage share. */
export interface StorageContext {
  readonly environment: Environment;
  readonly database: Database;
  /** The same, in memory mode too: for what reads every copy that there is. */
  readonly directDatabase: Database;
  readonly mirror: Mirror;
  readonly thirdCopy: ThirdCopyClient;
  readonly channel: TabChannel;
  readonly status: StatusStore;
  readonly collections: Readonly<Record<MirroredKind, CollectionState>>;
  readonly namings: Readonly<Record<RecordKind, RecordNaming>>;
}

/** The schemas that this version of Tabard writes. */
export function schemasOf(context: StorageContext): Schemas {
  return byKind(RECORD_KINDS, (kind) => context.namings[kind].codec.schema);
}

/**
 * A tab that meets a newer schema stops writing. `reload`: another tab has the newer version. `none`: it is
 * not there, so this one cannot get it by a reload.
 */
export function markOutdated(context: StorageContext, remedy: 'reload' | 'none' = 'reload'): void {
  const { status } = context;
  if (status.current().mode === 'outdated') return;
  status.mode('outdated', storageProblem('outdated').message, remedy);
}

export function isWritable(context: StorageContext): boolean {
  return context.status.current().mode === 'stored';
}
