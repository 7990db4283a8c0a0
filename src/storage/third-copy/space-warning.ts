import { isWritable, type StorageContext } from '../context/storage-context.ts';
import type { ThirdCopy } from './third-copy.ts';

/** Warns once, before there is no room. */
export interface SpaceWarning {
  /** Takes the reserve, and warns where there is no room for as much again. */
  check(): Promise<void>;
  warn(): void;
}

/** Bytes of the quota. */
const LITTLE = 5_000_000;

async function isQuotaNearlyUsed({ environment }: StorageContext): Promise<boolean> {
  try {
    const { usage, quota } = (await environment.quota?.estimate()) ?? {};
    return usage !== undefined && quota !== undefined && quota - usage < LITTLE;
  } catch {
    return false;
  }
}

export function createSpaceWarning(context: StorageContext, { reserve }: ThirdCopy): SpaceWarning {
  let hasWarned = false;

  function warn(): void {
    if (hasWarned) return;
    hasWarned = true;
    context.status.notice(
      'low-space',
      'This device is almost out of space. Soon nothing more can be saved: download a backup now, then free some space.',
      [],
    );
  }

  return {
    warn,
    async check() {
      // Most browsers tell the same quota whatever the disk has left, so the disk is tried as well.
      const hasRoom = await reserve.ensure();
      if (!hasRoom || (await isQuotaNearlyUsed(context))) warn();
      // The database can perhaps be opened with the room that was kept for it.
      if (!hasRoom && !isWritable(context)) await reserve.release();
    },
  };
}
