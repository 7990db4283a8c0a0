import type { TabChannel } from './channel.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import type { CopiedKind, SecondCopy } from './second-copy.ts';
import type { Shelf } from './shelf.ts';
import type { StatusBoard } from './status.ts';
import type { PackCodec } from './storage.ts';

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
