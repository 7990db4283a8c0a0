import { readFileSync } from 'node:fs';
import { codecs, type TabardStorage } from '../../src/state/codecs.ts';
import type { Game } from '../../src/state/game.ts';
import type { FakeBrowser, FakeTab } from '../../src/storage/testing/fake-browser.ts';
import { openGame } from '../../src/testing/open-game.ts';

export const STANDARD_PACK_TEXT = readFileSync('public/BaseGameData.json', 'utf8');

/** Opens the whole application with the standard game in a tab of a fake browser. */
export const openStandardGame = (browser: FakeBrowser, tab: FakeTab = browser.tab()): Promise<Game> =>
  openGame(
    tab,
    { 'BaseGameData.json': JSON.parse(STANDARD_PACK_TEXT) },
    {
      now: () => browser.now,
      download: (fileName, text) => tab.downloads.push({ fileName, text }),
    },
  );

/** Everything that is stored, by kind and key, as text. */
export async function textsIn(storage: TabardStorage): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, { value }] of storage.characters.entries())
    texts.set(`characters/${key}`, codecs.characters.serialize(value));
  for (const [key, { value }] of storage.encounters.entries())
    texts.set(`encounters/${key}`, codecs.encounters.serialize(value));
  const settings = storage.settings.get();
  if (settings) texts.set('settings/', codecs.settings.serialize(settings));
  for (const { name } of await storage.packs.list()) {
    const pack = await storage.packs.read(name);
    texts.set(`packs/${name}`, pack.ok ? codecs.packs.serialize(pack.value) : pack.problem);
  }
  return texts;
}

/** The kinds and keys whose texts differ between `before` and `after`. */
export function changedIn(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].filter(([place, text]) => after.get(place) !== text).map(([place]) => place);
}
