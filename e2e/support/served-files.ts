import type { Page, Route } from '@playwright/test';
import type { Json } from '../data/json.ts';

export const GAME_DATA = '**/BaseGameData.json';
export const PATCH_NOTES = '**/PatchNotes.json';
export const SAMPLES_FILE = '**/samples.json';
/** Every script of the app, but not those that the page itself contains. */
export const SCRIPTS = '**/assets/*.js';

type Answer = Parameters<Route['fulfill']>[0];

/** Answers requests for the standard game's file. */
export async function answerGameData(page: Page, answer: Answer): Promise<void> {
  await page.route(GAME_DATA, (route) => route.fulfill(answer));
}

/** Serves a pack in place of the standard game. */
export const serveGameData = (page: Page, pack: Json): Promise<void> => answerGameData(page, { json: pack });

/** Holds back every script that the page itself does not name, until the returned function is called. */
export async function holdLaterScripts(page: Page): Promise<() => void> {
  const html = await (await page.request.get('/')).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!html.includes(file)) await released;
    await route.fallback();
  });
  return release;
}

/** Holds requests back until the returned function is called, which lets them and later ones through. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
