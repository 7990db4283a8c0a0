import { fail, ok } from '../core/lib/result.ts';
import { type Application, createApplication, type Platform } from '../state/application.ts';
import { codecs } from '../state/codecs.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { FakeTab } from '../storage/testing/fake-browser.ts';

/** The whole application without its screens, in a tab of a fake browser, where only these files are served. */
export async function openApplication(
  tab: FakeTab,
  files: Readonly<Record<string, unknown>>,
  surroundings: Partial<Platform> = {},
): Promise<Application> {
  const storage = await openStorage(codecs, tab.environment);
  return createApplication(storage, {
    fetchJson: async (file) => (Object.hasOwn(files, file) ? ok(files[file]) : fail('It is not there.')),
    now: () => 0,
    random: () => 0,
    download: () => undefined,
    prefersDark: false,
    openSession: () => ({ restore: () => null, save: () => undefined }),
    ...surroundings,
  });
}
