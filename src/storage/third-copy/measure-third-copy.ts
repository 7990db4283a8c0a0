import type { StorageContext } from '../context/storage-context.ts';
import { PACK_KINDS } from '../kinds.ts';
import type { ThirdCopyReport } from '../reports.ts';
import type { Archive } from './archive.ts';
import { countArchivedPacks } from './archive-packs.ts';
import { countArchivedSnapshots, sizeOfArchivedSnapshots } from './archive-snapshots.ts';
import { compareWithStored } from './report-missing.ts';
import type { ThirdCopy } from './third-copy.ts';

async function sizeOf(archive: Archive): Promise<number> {
  let size = await sizeOfArchivedSnapshots(archive);
  for (const kind of PACK_KINDS) size += await archive.size(kind);
  return size;
}

/**
 * What the third copy holds, and whether that is all of what is stored. Rejects where it or IndexedDB does
 * not answer.
 */
export async function measureThirdCopy(
  context: StorageContext,
  { ledger, archive }: Pick<ThirdCopy, 'ledger' | 'archive'>,
): Promise<ThirdCopyReport> {
  const { notes } = await ledger.read();
  const [comparison, packs, snapshots] = [
    await compareWithStored(context, notes),
    await countArchivedPacks(context, archive),
    await countArchivedSnapshots(context, archive),
  ];
  if (!comparison || !packs) return { state: 'unknown' };
  const missing = comparison.found.length + packs.missing + snapshots.missing;
  return {
    state: missing === 0 ? 'in-sync' : 'behind',
    missing,
    records: notes.filter(({ name }) => name !== undefined).length,
    packs: packs.archived,
    snapshots: snapshots.archived,
    bytes: await sizeOf(archive),
  };
}
