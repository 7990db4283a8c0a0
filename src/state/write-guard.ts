import type { TabardStorage } from './codecs.ts';
import type { Notices } from './notices.ts';

/**
 * Whether documents may be changed. They may not where an older version of the app has opened the data of a
 * newer one; a notice says so.
 * Rule: docs/rules/storage.md#older-versions-of-the-app.
 */
export function createWriteGuard(storage: Pick<TabardStorage, 'status'>, notices: Notices): () => boolean {
  return () => {
    const { mode, remedy } = storage.status();
    if (mode !== 'outdated' || remedy !== 'none') return true;
    notices.warn('Nothing was changed: a newer version of Tabard wrote what is stored here.');
    return false;
  };
}
