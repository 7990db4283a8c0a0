import type { Manifest } from '../primary/schema.ts';
import { decompress } from '../snapshots/compressed-text.ts';
import type { FakeBrowser } from './fake-browser.ts';
import type { StorageOperation } from './operations.ts';
import { raw } from './raw.ts';
import { contents, open, type TestStorage } from './test-codecs.ts';

/** Every text that a user can retrieve: from entries, packs, quarantine and snapshots. */
async function everythingIn(
  browser: FakeBrowser,
): Promise<{ readonly text: string; readonly problems: readonly string[] }> {
  const storage = await open(browser.tab().environment);
  const problems: string[] = [];
  if (storage.status().mode !== 'stored') problems.push(`it started in mode ${storage.status().mode}`);
  const packs = await Promise.all((await storage.packs.list()).map(({ name }) => storage.packs.read(name)));
  const texts = [JSON.stringify([contents(storage), packs, await storage.quarantined()])];
  await storage.close();
  const manifests = (await raw.getAll(browser, 'snapshots')) as Manifest[];
  for (const hash of new Set(manifests.flatMap(({ entries }) => entries.map((entry) => entry.hash)))) {
    const text = await decompress(browser.tab().environment, await raw.get(browser, 'contents', hash), hash);
    if (text.ok) texts.push(text.value);
    else problems.push(`a text of a snapshot: ${text.problem}`);
  }
  return { text: texts.join('\n'), problems };
}

export const notesIn = (storage: TestStorage): string[] =>
  [...storage.characters.entries().values(), ...storage.encounters.entries().values()].map(
    ({ value }) => value.notes,
  );

/** The storage that the operation opened, if any. */
export function openedBy(outcome: unknown): TestStorage | undefined {
  return (outcome as Partial<TestStorage> | undefined)?.characters ? (outcome as TestStorage) : undefined;
}

/** The promised texts that a browser lost permanently, and its unreadable parts. */
export async function lossesIn(
  browser: FakeBrowser,
  promised: readonly string[],
  { forgets = [] }: StorageOperation,
): Promise<string[]> {
  const { text, problems } = await everythingIn(browser);
  return [...problems, ...promised.filter((one) => !forgets.includes(one) && !text.includes(one))];
}

/** Retries a tab's unsaved changes, and returns the failures. */
export async function failuresOfRetry(storage: TestStorage): Promise<string[]> {
  await storage.retry();
  const { saving, mode } = storage.status();
  return saving === 'saved' && mode === 'stored' ? [] : [`after a retry it is ${saving}, in mode ${mode}`];
}
