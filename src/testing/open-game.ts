import { fail, ok } from '../core/lib/result.ts';
import { createApplication } from '../state/application.ts';
import { codecs } from '../state/codecs.ts';
import type { Game } from '../state/game.ts';
import type { Platform } from '../state/shell.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { FakeTab } from '../storage/testing/fake-browser.ts';

/** Opens the game without its screens, in a tab of a fake browser that serves only these files. */
export async function openGame(
  tab: FakeTab,
  files: Readonly<Record<string, unknown>>,
  platform: Partial<Platform> = {},
): Promise<Game> {
  const storage = await openStorage(codecs, tab.environment);
  const application = createApplication(storage, {
    fetchJson: async (file) => (Object.hasOwn(files, file) ? ok(files[file]) : fail('It is not there.')),
    now: () => 0,
    random: () => 0,
    download: () => undefined,
    prefersDark: false,
    openSession: () => ({ restore: () => null, save: () => undefined }),
    openOffline: async () => ({
      state: () => ({ isCached: false, newVersion: 'none' }),
      subscribe: () => undefined,
      update: () => undefined,
    }),
    openChannel: () => ({
      post: () => undefined,
      listen: () => undefined,
      close: () => undefined,
    }),
    ...platform,
  });
  return application.openGame();
}
