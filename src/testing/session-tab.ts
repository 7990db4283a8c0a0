import { openSession } from '../platform/session.ts';
import type { Game } from '../state/game.ts';
import { FakeBrowser, MemoryStore } from '../storage/testing/fake-browser.ts';
import { openGame } from './open-game.ts';

/** A game in a tab whose session outlives a reload. */
export interface SessionTab {
  readonly game: Game;
  /** Leaves the page once everything is saved, and opens it again. */
  reload(): Promise<SessionTab>;
}

/** Opens the game with a standard pack, and loads its packs. */
export async function openSessionTab(
  baseGameData: object,
  browser = new FakeBrowser(),
  sessionStorage = new MemoryStore(),
): Promise<SessionTab> {
  const tab = browser.tab();
  const { page } = tab.environment;
  const game = await openGame(
    tab,
    { 'BaseGameData.json': baseGameData },
    { openSession: () => openSession({ sessionStorage, page }) },
  );
  await game.gameData.ensureLoaded();
  return {
    game,
    async reload() {
      await game.storage.flush();
      tab.hide();
      tab.crash();
      return openSessionTab(baseGameData, browser, sessionStorage);
    },
  };
}

/** Loads a stored character and confirms every question. */
export async function loadCharacter({ loading }: Game, name: string): Promise<void> {
  const plan = await loading.plan(name);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  await loading.carryOut(plan);
}
