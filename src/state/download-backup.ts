import type { Shell } from './shell.ts';

/**
 * Hands a backup of everything to the browser. The name of its file; undefined where the user was told why
 * there is none.
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
