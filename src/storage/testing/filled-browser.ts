import type { FakeBrowser, FakeTab } from './fake-browser.ts';
import { type Named, open, type TestStorage } from './test-codecs.ts';

export const ARIA: Named = { name: 'Aria', notes: 'one' };
export const BROM: Named = { name: 'Brom', notes: 'two' };
const AMBUSH: Named = { name: 'Ambush', notes: '' };

/** The result of `contents` after `fill`. */
export const FILLED_CONTENTS = {
  characters: [
    ['aria', ARIA],
    ['brom', BROM],
  ],
  encounters: [['ambush', AMBUSH]],
  settings: { darkThemeEnabled: true },
};

/** Stores two characters, an encounter and the settings. */
export async function fill(browser: FakeBrowser): Promise<void> {
  const storage = await restart(browser);
  await storage.characters.save(ARIA);
  await storage.characters.save(BROM);
  await storage.encounters.save({ name: 'Ambush', notes: '' });
  await storage.settings.save({ darkThemeEnabled: true });
  await storage.close();
}

export async function restart(browser: FakeBrowser, tab: FakeTab = browser.tab()): Promise<TestStorage> {
  return open(tab.environment);
}

/** The mirrored record in localStorage at an address such as `characters.aria`. */
export function mirrored(browser: FakeBrowser, address: string): Record<string, unknown> | undefined {
  const text = browser.localStorage?.getItem(`tabard.${address}`);
  return text ? JSON.parse(text) : undefined;
}

/** The text of a mirrored record. */
export const mirrorText = (rev: number, value: unknown, more: object = {}): string =>
  JSON.stringify({ rev, ...more, schema: 1, savedAt: 5, data: JSON.stringify(value) });

export const noticeKinds = (storage: TestStorage): string[] =>
  storage.status().notices.map(({ kind }) => kind);
