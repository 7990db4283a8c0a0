import type { Shell } from './shell.ts';

/**
 * Downloads a backup of everything. Returns its file name; undefined if it failed, which a notice explains.
 */
export async function downloadBackup({
  storage,
  notices,
}: Pick<Shell, 'storage' | 'notices'>): Promise<string | undefined> {
  const outcome = await storage.backups.download();
  if (outcome.ok) return outcome.value.fileName;
  notices.warn(`No backup was made. ${outcome.problem.message}`);
  return undefined;
}
