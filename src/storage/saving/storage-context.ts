import type { PackCodec } from '../api.ts';
import type { Environment } from '../environment.ts';
import type { CopiedKind, SecondCopy } from '../mirror/mirror.ts';
import type { Database } from '../primary/database.ts';
import type { TabChannel } from '../tabs/channel.ts';
import type { Shelf } from './collection-state.ts';
import type { StatusBoard } from './status-store.ts';

/** The parts that everything in storage works on. */
export interface Vault {
  readonly environment: Environment;
  readonly database: Database;
  readonly second: SecondCopy;
  readonly channel: TabChannel;
  readonly status: StatusBoard;
  readonly shelves: Readonly<Record<CopiedKind, Shelf>>;
  readonly packCodec: PackCodec<unknown>;
}

/** A tab that meets a newer schema stops writing. */
export function becomeOlder(vault: Vault): void {
  vault.status.mode('older');
}

export function isWritable(vault: Vault): boolean {
  return vault.status.current().mode === 'stored';
}
