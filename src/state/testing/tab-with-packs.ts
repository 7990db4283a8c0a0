import { wordingText } from '../../core/lib/wording.ts';
import { FakeBrowser, type FakeTab } from '../../storage/testing/fake-browser.ts';
import { openGame } from '../../testing/open-game.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import type { Game } from '../game.ts';
import { type PackChangePlan, type PackChanges, planPackChanges } from '../packs/manage-packs.ts';
import { planPackStorage, readPackUpload, storePackUpload } from '../packs/upload-pack.ts';

export const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });

/** A custom pack with these skills. */
export const house = (version: number, ...names: string[]) =>
  aPackJson({ name: 'House', version, skills: names.map((name) => aSkill(name)) });

export type TabWithPacks = Awaited<ReturnType<typeof openTabWithPacks>>;

/** The game in a tab of a fake browser whose standard pack is `CORE`, with its packs loaded. */
export async function openTabWithPacks(
  browser = new FakeBrowser(),
  environment: Partial<FakeTab['environment']> = {},
) {
  const tab = browser.tab(environment);
  const game: Game = await openGame(tab, { 'BaseGameData.json': CORE });
  const { gameData, notices, storage } = game;
  await gameData.ensureLoaded();
  const state = () => gameData.store.getState();
  return {
    ...game,
    game,
    browser,
    tab,
    state,
    skills: () => [...state().gameData.skills.keys()],
    packs: () => state().available.map(({ name, version, enabled }) => [name, version, enabled]),
    told: () => notices.store.getState().map(({ text }) => wordingText(text)),
    forgetNotices: () => notices.store.setState([], true),

    async upload(json: unknown): Promise<void> {
      const read = await readPackUpload(game, new Blob([JSON.stringify(json)]), {});
      if (!read.ok) throw new Error(read.problem.message);
      const planned = await planPackStorage(game, read.value, 'update');
      if (planned.kind === 'refused') throw new Error(wordingText(planned.message));
      await storePackUpload(game, read.value, planned);
    },
    /** The plan for changes of the packs, or the message that refuses them. */
    async planOf(changes: PackChanges): Promise<PackChangePlan | string> {
      const plan = await planPackChanges(game, changes);
      return plan.kind === 'refused' ? wordingText(plan.message) : plan;
    },
    /** Ends this visit and starts the next one. */
    async reopen() {
      await storage.close();
      return openTabWithPacks(browser);
    },
  };
}
