import { type Archive, createArchive } from './archive.ts';
import type { Files } from './files.ts';
import { createLedger, type Exclusive, type Ledger } from './ledger.ts';
import { createReserve, type Reserve } from './reserve.ts';

/**
 * What is stored outside of IndexedDB and localStorage:
 * docs/decisions/023-note-every-revision-in-a-third-place.md.
 */
export interface ThirdCopy {
  readonly ledger: Ledger;
  readonly reserve: Reserve;
  readonly archive: Archive;
  close(): void;
}

export function createThirdCopy(files: Files, exclusive: Exclusive): ThirdCopy {
  return {
    ledger: createLedger(files, exclusive),
    reserve: createReserve(files),
    archive: createArchive(files),
    close: () => undefined,
  };
}
