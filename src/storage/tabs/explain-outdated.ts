import type { StorageContext } from '../context/storage-context.ts';

/** The schemas that any version of the app has announced in the database, and which version did so last. */
export async function readAnnounced(context: StorageContext): Promise<Partial<Record<string, unknown>>> {
  const announced = await context.database.read(['meta'], (transaction) =>
    transaction.objectStore('meta').get('schemas'),
  );
  return (announced.ok && announced.value) || {};
}

/** The version of the app that announced its schemas last; undefined where none is known. */
async function readWriter(context: StorageContext): Promise<string | undefined> {
  const { writer } = await readAnnounced(context);
  // A browser's database may be newer although this version was the last that announced itself.
  const isKnown = typeof writer === 'string' && writer !== '' && writer !== context.environment.appVersion;
  return isKnown ? writer : undefined;
}

/**
 * Tells the user of an outdated tab which version wrote the data, and what can be done.
 * Rule: docs/rules/storage.md#older-versions-of-the-app.
 */
export async function explainOutdated(context: StorageContext): Promise<void> {
  const { remedy } = context.status.current();
  const writer = await readWriter(context);
  const newer = writer === undefined ? 'A newer version of Tabard' : `Tabard ${writer}`;
  const { appVersion } = context.environment;
  const message =
    remedy === 'reload'
      ? `${newer} has written here, and this tab still has ${appVersion}: nothing is saved in it any more. Download what is not saved, then reload the page.`
      : `${newer} wrote what is stored here, and this is ${appVersion}, which is older. You can read and download everything. Nothing can be changed until the newer version is back.`;
  context.status.mode('outdated', message, remedy);
}
